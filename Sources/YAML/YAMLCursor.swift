import SourceText

/// A place in a text, with the ways to step over what has no meaning.
struct YAMLCursor {
  /// The place of a node or a problem.
  struct Place {
    let offset: Int
    let line: Int
    let column: Int
  }

  let bytes: [UInt8]
  /// The bytes before the place.
  private(set) var offset: Int
  /// The line, from one.
  private(set) var line = 1
  private var lineStart: Int

  /// Makes a cursor at the start of a text, after its byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = offset
  }

  /// Whether the cursor is at the end.
  var isAtEnd: Bool { offset >= bytes.count }
  /// The number of bytes before the place on its line.
  var column: Int { offset - lineStart }
  /// The byte at the place; nil at the end.
  var current: UInt8? { byte(at: offset) }
  /// The place.
  var place: Place { Place(offset: offset, line: line, column: column) }
  /// Whether a dash that begins an item is here.
  var isAtDash: Bool { current == UInt8(ascii: "-") && Self.isBlank(byte(at: offset + 1)) }
  /// Whether a question mark that begins a key is at the offset.
  var isAtQuestion: Bool {
    let next = byte(at: offset + 1)
    return current == UInt8(ascii: "?") && (Self.isBlank(next) || Self.isBracket(next))
  }

  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  static func isBlank(_ byte: UInt8?) -> Bool {
    byte.map(ASCII.isBlankOrLineEnd) ?? true
  }

  static func isBreak(_ byte: UInt8?) -> Bool { byte.map(ASCII.isLineEnd) ?? false }

  static func isBracket(_ byte: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Returns a problem at the place.
  func problem(_ message: String) -> YAMLProblem { problem(message, at: place) }

  /// Returns a problem at another place.
  func problem(_ message: String, at place: Place, limit: YAMLProblem.Limit? = nil) -> YAMLProblem {
    YAMLProblem(line: place.line, column: place.column, message: message, limit: limit)
  }

  /// Returns the problem of a value that is nested too deeply; nil for the place of the cursor.
  func tooDeep(at start: Place? = nil) -> YAMLProblem {
    problem("the nesting is too deep", at: start ?? place, limit: .nesting(YAMLReader.depthLimit))
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  // MARK: Steps

  /// Moves past the byte at the place.
  mutating func advance() {
    guard let byte = current else { return }
    offset += 1
    guard Self.isBreak(byte) else { return }
    // A carriage return before a line feed is part of the same line break.
    if byte == UInt8(ascii: "\r"), current == UInt8(ascii: "\n") { return }
    (line, lineStart) = (line + 1, offset)
  }

  /// Moves past `byte`, if it is here.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    advance()
    return true
  }

  /// Moves past spaces and tabs.
  mutating func skipBlanks() {
    while current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") { advance() }
  }

  /// Moves past blanks and a line break, if one follows.
  mutating func skipLineBreak() {
    if current == UInt8(ascii: "\r") { advance() }
    if current == UInt8(ascii: "\n") { advance() }
  }

  /// Moves to the end of the line.
  mutating func skipToLineEnd() {
    while let byte = current, !Self.isBreak(byte) { advance() }
  }

  /// Whether a colon that ends a key is here; in brackets it may be followed by one of them.
  func isAtColon(inBrackets: Bool) -> Bool {
    guard current == UInt8(ascii: ":") else { return false }
    let next = byte(at: offset + 1)
    return Self.isBlank(next) || inBrackets && Self.isBracket(next)
  }

  /// Moves past a colon that ends a key, if one follows, after blanks.
  mutating func skipColon() -> Bool {
    skipBlanks()
    guard isAtColon(inBrackets: false) else { return false }
    advance()
    return true
  }

  /// Whether a line begins here that starts or ends a document.
  func isAtMarker(_ character: Character) -> Bool {
    guard column == 0, let value = character.asciiValue, !isAtEnd else { return false }
    return bytes[offset...].prefix(3).elementsEqual([value, value, value]) && Self.isBlank(byte(at: offset + 3))
  }

  /// Whether the document that is being read ends here.
  var isAtDocumentEnd: Bool { isAtEnd || isAtMarker("-") || isAtMarker(".") }

  /// Moves past directives and `---`, if there are any.
  mutating func skipDocumentStart() throws(YAMLProblem) {
    while current == UInt8(ascii: "%"), column == 0 {
      skipToLineEnd()
      try skipToContent()
    }
    guard isAtMarker("-") else { return }
    for _ in 0..<3 { advance() }
  }

  /// Moves to the next byte that is neither blank nor comment; tabs may indent lines in brackets only.
  mutating func skipToContent(inBrackets: Bool = false) throws(YAMLProblem) {
    var tab: Place?
    while let byte = current {
      if Self.isBreak(byte) {
        tab = nil
        advance()
      } else if Self.isBlank(byte) {
        if byte == UInt8(ascii: "\t"), tab == nil, isIndenting { tab = place }
        advance()
      } else if byte == UInt8(ascii: "#"), followsBlank {
        tab = nil
        skipToLineEnd()
      } else {
        break
      }
    }
    if let tab, !inBrackets, !isAtEnd {
      throw problem("a line is indented with a tab; use spaces", at: tab)
    }
  }

  /// Whether a comment may begin here.
  var followsBlank: Bool { column == 0 || Self.isBlank(byte(at: offset - 1)) }

  /// Whether the line has only spaces before the place.
  private var isIndenting: Bool { bytes[lineStart..<offset].allSatisfy { $0 == UInt8(ascii: " ") } }
}
