import CodeScanning
import SourceText

/// A place in a source of Swift.
struct SwiftCursor {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the place; nil at the end.
  var current: UInt8? { byte(at: offset) }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  static func isWord(_ byte: UInt8?) -> Bool { byte.map { CodeCursor.isIdentifierPart($0) || $0 >= 0x80 } ?? false }

  var isAtBlank: Bool { current.map(ASCII.isBlankOrLineEnd) ?? false }

  var isAtWord: Bool { Self.isWord(current) }

  /// Whether an expression in brackets ends here.
  var isAtEndOfExpression: Bool {
    switch current {
    case nil, UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): true
    default: false
    }
  }

  mutating func advance() { offset = min(offset + 1, bytes.count) }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    advance()
    return true
  }

  mutating func skipBlanks() {
    while current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") { advance() }
  }

  /// Moves past blanks, line breaks and comments.
  mutating func skipTrivia() {
    while let byte = current {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        advance()
      } else if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: "/") {
        while let byte = current, byte != 0x0A { advance() }
      } else if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while current != nil {
      if current == UInt8(ascii: "/"), byte(at: offset + 1) == UInt8(ascii: "*") {
        depth += 1
        advance()
      } else if current == UInt8(ascii: "*"), byte(at: offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        advance()
      }
      advance()
      if depth == 0 { return }
    }
  }

  /// Reads names joined by dots, without a leading dot: `.iOS`, `Target.target`, `Plist.Value`.
  mutating func name() -> String {
    let start = offset
    while Self.isWord(current) || current == UInt8(ascii: ".") && Self.isWord(byte(at: offset + 1)) { advance() }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// Reads the label of an argument with its colon; nil if there is none.
  mutating func label() -> String? {
    let start = self
    let name = name()
    skipTrivia()
    guard !name.isEmpty, skip(UInt8(ascii: ":")) else {
      self = start
      return nil
    }
    return name
  }

  // MARK: Texts

  /// Reads the text literal that starts here, with the names in it; nil if it contains other variables or is not closed.
  mutating func text() -> [SwiftExpression.TextPiece]? {
    var hashes = 0
    while skip(UInt8(ascii: "#")) { hashes += 1 }
    guard current == UInt8(ascii: "\"") else { return nil }
    let isLong = byte(at: offset + 1) == UInt8(ascii: "\"") && byte(at: offset + 2) == UInt8(ascii: "\"")
    for _ in 0..<(isLong ? 3 : 1) { advance() }
    var pieces: [SwiftExpression.TextPiece]? = []
    var text: [UInt8] = []
    func addText() {
      // The indentation of a long literal with variables is not removed.
      let isWhole = pieces?.isEmpty ?? false
      if !text.isEmpty { pieces?.append(.text(Self.string(text, isLong: isLong && isWhole))) }
      text = []
    }
    while let byte = current {
      if byte == UInt8(ascii: "\n"), !isLong { return nil }
      if isEnd(isLong: isLong, hashes: hashes) {
        for _ in 0..<((isLong ? 3 : 1) + hashes) { advance() }
        addText()
        return pieces
      }
      advance()
      guard byte == UInt8(ascii: "\\"), isEscape(hashes: hashes) else {
        text.append(byte)
        continue
      }
      for _ in 0..<hashes { advance() }
      if current == UInt8(ascii: "(") {
        addText()
        let name = interpolatedName()
        if let name { pieces?.append(.constant(name)) } else { pieces = nil }
      } else if let escaped = escape() {
        text.append(contentsOf: escaped)
      } else {
        pieces = nil
      }
    }
    return nil
  }

  private func isEnd(isLong: Bool, hashes: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    return (0..<quotes).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(at: offset + quotes + $0) == UInt8(ascii: "#") }
  }

  private func isEscape(hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  /// Reads what follows a backslash; nil for unknown escapes.
  private mutating func escape() -> [UInt8]? {
    let byte = current
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return byte.map { [$0] }
    default: return nil
    }
  }

  /// Reads the variable in a text, whose parenthesis is here; nil if it is not only a name.
  private mutating func interpolatedName() -> String? {
    advance()
    let start = self
    let name = name()
    if !name.isEmpty, skip(UInt8(ascii: ")")) { return name }
    self = start
    skipInterpolation()
    return nil
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let byte = current, byte != 0x0A {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      advance()
    }
  }

  /// Removes the line breaks at both ends of a long literal, and the indentation of its last line from all lines.
  private static func string(_ bytes: [UInt8], isLong: Bool) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard isLong else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return text }
    let indent = lines.removeLast()
    lines.removeFirst()
    return lines.map { $0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0 }.joined(separator: "\n")
  }
}
