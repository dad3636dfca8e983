import SourceText

/// Plain and quoted scalars.
extension YAMLCursor {
  // MARK: Plain

  /// Moves past the part of a plain scalar that is on this line, and returns it without blanks at its end.
  mutating func plainLine(inBrackets: Bool) -> Range<Int> {
    let start = offset
    var end = offset
    while let byte = current, !Self.isBreak(byte), !isAtColon(inBrackets: inBrackets) {
      if byte == UInt8(ascii: "#"), offset > start, followsBlank { break }
      if inBrackets, Self.isBracket(byte) { break }
      advance()
      if !Self.isBlank(byte) { end = offset }
    }
    return start..<end
  }

  /// Reads the lines of a plain scalar that follow its first one: those deeper than the column `parent`, or all in brackets.
  ///
  /// Returns the whole text and where it ends.
  mutating func continuingPlain(_ first: Range<Int>, parent: Int, inBrackets: Bool) -> (text: String, end: Int) {
    var text = self.text(first)
    var end = first.upperBound
    while Self.isBreak(current) {
      let start = self
      let breaks = skipBreaks()
      let isPart = inBrackets ? !Self.isBracket(current) : column > parent
      guard isPart, !isAtDocumentEnd, current != UInt8(ascii: "#"), !isAtColon(inBrackets: inBrackets) else {
        self = start
        break
      }
      let line = plainLine(inBrackets: inBrackets)
      text += Self.folded(breaks) + self.text(line)
      end = line.upperBound
    }
    return (text, end)
  }

  /// Moves past line breaks and the blanks around them, and returns how many there were.
  private mutating func skipBreaks() -> Int {
    let first = line
    while Self.isBlank(current), !isAtEnd { advance() }
    return line - first
  }

  /// The text for a run of line breaks: one becomes a space; of more, the first one is dropped.
  static func folded(_ breaks: Int) -> String {
    breaks == 1 ? " " : String(repeating: "\n", count: max(breaks - 1, 0))
  }

  // MARK: Quoted

  /// Reads the text in single quotation marks that begins here.
  mutating func singleQuoted() throws(YAMLProblem) -> String {
    let start = place
    advance()
    var text: [UInt8] = []
    while let byte = current {
      if Self.isBreak(byte) {
        fold(into: &text, keeping: 0)
        continue
      }
      advance()
      if byte == UInt8(ascii: "'"), !skip(byte) { return String(decoding: text, as: UTF8.self) }
      text.append(byte)
    }
    throw problem("a quotation mark is not closed", at: start)
  }

  /// Reads the text in double quotation marks that begins here.
  mutating func doubleQuoted() throws(YAMLProblem) -> String {
    let start = place
    advance()
    var text: [UInt8] = []
    // A character written with a backslash stays, even a blank at the end of a line.
    var escaped = 0
    while let byte = current {
      if Self.isBreak(byte) {
        fold(into: &text, keeping: escaped)
        continue
      }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &text)
        escaped = text.count
        continue
      }
      advance()
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      text.append(byte)
    }
    throw problem("a quotation mark is not closed", at: start)
  }

  private mutating func fold(into text: inout [UInt8], keeping count: Int) {
    while text.count > count, let last = text.last, ASCII.isBlank(last) {
      text.removeLast()
    }
    text += Array(Self.folded(skipBreaks()).utf8)
  }

  // MARK: Escapes

  private mutating func escape(into text: inout [UInt8]) throws(YAMLProblem) {
    let start = place
    advance()
    guard let byte = current else { throw problem("a quotation mark is not closed", at: start) }
    if Self.isBreak(byte) {
      // A break after a backslash is dropped.
      let breaks = skipBreaks()
      text += [UInt8](repeating: UInt8(ascii: "\n"), count: max(breaks - 1, 0))
      return
    }
    advance()
    if let scalar = Self.escapes[byte] {
      text += Array(String(Character(scalar)).utf8)
      return
    }
    let digits: Int? =
      switch byte {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: nil
      }
    guard let digits else {
      throw problem("unknown escape sequence \(self.text(start.offset..<offset))", at: start)
    }
    guard let scalar = hexadecimal(digits) else {
      throw problem("\(self.text(start.offset..<offset)) is not a character", at: start)
    }
    text += Array(String(Character(scalar)).utf8)
  }

  /// Reads a character by its number; JSON writes one above U+FFFF as two.
  private mutating func hexadecimal(_ digits: Int) -> Unicode.Scalar? {
    guard let value = number(digits) else { return nil }
    guard digits == 4, 0xD800..<0xDC00 ~= value else { return Unicode.Scalar(value) }
    guard skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")), let low = number(4), 0xDC00..<0xE000 ~= low else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func number(_ digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = current.flatMap(ASCII.hexValue) else { return nil }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "\t"): "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]
}
