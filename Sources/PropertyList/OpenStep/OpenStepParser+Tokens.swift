import SourceText

extension OpenStepParser {
  // MARK: Strings

  /// Reads the string at the cursor, quoted or bare.
  mutating func parseString(isKey: Bool) {
    let start = cursor
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while cursor < bytes.count, OpenStepText.isBare(bytes[cursor]) { cursor += 1 }
      addString(start..<cursor, content: start..<cursor, flags: [], isKey: isKey)
      return
    }
    var flags: NodeFlags = .quoted
    cursor += 1
    while cursor < bytes.count, bytes[cursor] != quote {
      if bytes[cursor] == UInt8(ascii: "\\") {
        flags.insert(.escaped)
        if cursor + 1 >= bytes.count || bytes[cursor + 1] != quote { checkEscape() }
        cursor += 2
      } else {
        cursor += 1
      }
    }
    guard cursor < bytes.count else { return recoverFromUnterminatedString(start: start, isKey: isKey) }
    cursor += 1
    addString(start..<cursor, content: (start + 1)..<(cursor - 1), flags: flags, isKey: isKey)
  }

  mutating func addString(_ range: Range<Int>, content: Range<Int>, flags: NodeFlags, isKey: Bool) {
    builder.addLeaf(isKey ? .key : .string, range, content: content, flags: flags)
    noteObject(range)
  }

  /// Returns where the string ends whose content begins at `start`, or nil if no quote ends it.
  func closingQuote(from start: Int, quote: UInt8) -> Int? {
    var offset = start
    while offset < bytes.count {
      if bytes[offset] == quote { return offset }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Reports an escape that does not mean what it looks like.
  private mutating func checkEscape() {
    guard cursor + 1 < bytes.count else { return }
    let letter = bytes[cursor + 1]
    let code: SyntaxIssue.Code
    var length = 1 + UTF8Sequence.length(ofLead: letter)
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"), UInt8(ascii: "v"), UInt8(ascii: "\""), UInt8(ascii: "\\"),
      UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "'"):
      return
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let escape = OpenStepText.escape(bytes, at: cursor)
      guard (escape.unit ?? 0) >= 0x80 else { return }
      length = escape.length
      code = .nextStepLatinEscape
    case UInt8(ascii: "U"):
      guard OpenStepText.escape(bytes, at: cursor).length == 2 else { return }
      code = .unicodeEscapeWithoutDigits
    case UInt8(ascii: "u"):
      code = .unicodeEscapeInLowerCase
    default:
      code = .uselessEscape
    }
    let end = min(cursor + length, bytes.count)
    builder.report(code, cursor..<end, severity: .warning)
  }

  // MARK: Data

  /// Reads `<…>`: hexadecimal digits in pairs with space between the pairs (`getDataBytes`).
  mutating func parseData() {
    let start = cursor
    cursor += 1
    if cursor < bytes.count, bytes[cursor] == UInt8(ascii: "*") || bytes[cursor] == UInt8(ascii: "[") {
      return parseGNUStepValue(start: start)
    }
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: ">") {
      if ASCII.hexValue(bytes[cursor]) != nil {
        cursor += 1
        guard cursor < bytes.count, ASCII.hexValue(bytes[cursor]) != nil else {
          return failData(.oddHexDigits, start: start)
        }
        cursor += 1
      } else if let length = dataSpaceLength() {
        cursor += length
      } else {
        return failData(.invalidHexData, start: start)
      }
    }
    guard cursor < bytes.count else { return failData(.missingClosingBracket(">"), start: start) }
    cursor += 1
    builder.addLeaf(.data, start..<cursor, content: (start + 1)..<(cursor - 1))
    noteObject(start..<cursor)
  }

  private func dataSpaceLength() -> Int? {
    switch bytes[cursor] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): 1
    default: lineSeparatorLength(at: cursor)
    }
  }

  private mutating func failData(_ code: SyntaxIssue.Code, start: Int) {
    let reader = cursor
    let isForgiven = isForgiven(readerAt: reader)
    let place = reader < bytes.count ? reader..<(reader + 1) : start..<(start + 1)
    fail(code, place, readerAt: reader)
    // Skip the rest of the data, unless the reader continues right here.
    if !isForgiven {
      let stop = bytes.lineEnd(from: cursor)
      while cursor < stop, bytes[cursor] != UInt8(ascii: ">"), bytes[cursor] != UInt8(ascii: ";") { cursor += 1 }
      if cursor < bytes.count, bytes[cursor] == UInt8(ascii: ">") { cursor += 1 }
    }
    builder.addLeaf(.data, start..<cursor, content: min(start + 1, cursor)..<cursor, flags: .malformed)
    noteObject(start..<cursor)
  }

  private mutating func parseGNUStepValue(start: Int) {
    let reader = cursor
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: ">"), bytes[cursor] != UInt8(ascii: "\n") { cursor += 1 }
    if cursor < bytes.count, bytes[cursor] == UInt8(ascii: ">") { cursor += 1 }
    fail(.gnuStepExtension, start..<cursor, readerAt: reader)
    let letter = reader + 1 < bytes.count ? bytes[reader + 1] : 0
    let kind: NodeKind =
      switch (bytes[reader], letter) {
      case (UInt8(ascii: "*"), UInt8(ascii: "I")): .integer
      case (UInt8(ascii: "*"), UInt8(ascii: "R")): .real
      case (UInt8(ascii: "*"), UInt8(ascii: "D")): .date
      case (UInt8(ascii: "*"), UInt8(ascii: "B")):
        reader + 2 < bytes.count && bytes[reader + 2] == UInt8(ascii: "Y") ? .true : .false
      default: .data
      }
    let contentStart = min(kind == .data ? reader + 1 : reader + 2, cursor)
    builder.addLeaf(kind, start..<cursor, content: contentStart..<max(contentStart, cursor - 1), flags: .gnuStep)
    noteObject(start..<cursor)
  }

  // MARK: Space and comments

  /// Moves the cursor after space and comments, which become trivia.
  mutating func skipTrivia() {
    while cursor < bytes.count {
      if let length = spaceLength(at: cursor) {
        cursor += length
      } else if let end = commentEnd(at: cursor) {
        if end.isUnterminated { builder.report(.unterminatedComment, cursor..<(cursor + 2), severity: .warning) }
        builder.addTrivia(.comment, cursor..<end.offset)
        cursor = end.offset
      } else {
        return
      }
    }
  }

  /// Returns the first place at or after `offset` that is neither space nor comment.
  func afterTrivia(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      if let length = spaceLength(at: offset) {
        offset += length
      } else if let end = commentEnd(at: offset) {
        offset = end.offset
      } else {
        break
      }
    }
    return offset
  }

  @inline(__always)
  private func spaceLength(at offset: Int) -> Int? {
    let byte = bytes[offset]
    if byte == UInt8(ascii: " ") || byte &- 9 < 5 { return 1 }
    return byte == 0xE2 ? lineSeparatorLength(at: offset) : nil
  }

  /// Returns 3 where U+2028 or U+2029 is at `offset`, which count as space.
  private func lineSeparatorLength(at offset: Int) -> Int? {
    guard offset + 2 < bytes.count, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 else { return nil }
    return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : nil
  }

  private struct CommentEnd {
    let offset: Int
    var isUnterminated = false
  }

  private func commentEnd(at offset: Int) -> CommentEnd? {
    guard bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"):
      var end = offset + 2
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r"),
        lineSeparatorLength(at: end) == nil
      {
        end += 1
      }
      return CommentEnd(offset: end)
    case UInt8(ascii: "*"):
      var end = offset + 2
      while end + 1 < bytes.count {
        if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return CommentEnd(offset: end + 2) }
        end += 1
      }
      return CommentEnd(offset: bytes.count, isUnterminated: true)
    default:
      return nil
    }
  }

  // MARK: Lines

  /// Returns whether no line ends inside `range`.
  func isOneLine(_ range: Range<Int>) -> Bool {
    !bytes[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The end of the text without the space that ends it.
  func endOfContent() -> Int {
    var end = bytes.count
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] &- 9 < 5 { end -= 1 }
    return end
  }
}
