/// A place in a script of JavaScript or TypeScript without comments, and the moves over its words, strings and brackets.
struct ScriptCursor {
  let bytes: [UInt8]
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether a statement ends at `place`, or on that line.
  func isStatementEnd(_ place: Int) -> Bool {
    let rest = bytes[min(place, bytes.count)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let byte = rest.first else { return true }
    if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") { return true }
    // A line that begins so goes on with the expression.
    return Self.isBlank(byte) && !(rest.first { !Self.isBlank($0) }.map { ".,+-*/?&|[(=".utf8.contains($0) } ?? false)
  }

  /// Whether a name occurs.
  func mentions(_ name: String) -> Bool {
    var search = self
    return search.move(past: [name])
  }

  /// Moves to the value of the next constant with a name; false without one.
  mutating func move(toConstant name: String) -> Bool {
    while move(past: ["const"]) {
      skipBlanks()
      guard word() == name else { continue }
      while let byte = current, byte != UInt8(ascii: "="), byte != UInt8(ascii: ";") { offset += 1 }
      guard current == UInt8(ascii: "=") else { return false }
      offset += 1
      return true
    }
    return false
  }

  /// Moves past the next occurrence of words and signs that only blanks separate; false without one.
  mutating func move(past tokens: [String]) -> Bool {
    while offset < bytes.count {
      // A run of blanks is passed once.
      skipBlanks()
      let start = offset
      let found = tokens.allSatisfy { token in
        skipBlanks()
        guard isAt(token) else { return false }
        offset += token.utf8.count
        return !Self.isName(token.utf8.last ?? 0) || !(current.map(Self.isName) ?? false)
      }
      if found, start == 0 || !Self.isName(bytes[start - 1]) { return true }
      offset = start
      if isQuote { skipString() } else { offset += 1 }
    }
    offset = min(offset, bytes.count)
    return false
  }

  /// Returns the text without blanks and what may follow a value that may be missing.
  static func compact(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.filter { !" \t\r\n?!".utf8.contains($0) }, as: UTF8.self)
  }

  /// Moves to the comma or bracket that ends the expression at the cursor.
  mutating func skipExpression() {
    while let byte = current, !isSign(",)]}") {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): skipBrackets()
      case _ where isQuote: skipString()
      default: offset += 1
      }
    }
  }

  mutating func skipBrackets() {
    var depth = 0
    while let byte = current {
      if isQuote {
        skipString()
        continue
      }
      offset += 1
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth == 0 { return }
    }
  }

  mutating func skipString() {
    let quote = current
    offset += 1
    while let byte = current, byte != quote {
      // A line ends a string that is half written.
      if quote != UInt8(ascii: "`"), byte == UInt8(ascii: "\n") { return }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }

  mutating func skipBlanks() {
    while let byte = current, Self.isBlank(byte) { offset += 1 }
  }

  /// Moves past the name at the cursor.
  mutating func word() -> String? {
    let start = offset
    while let byte = current, Self.isName(byte) { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  // MARK: The export

  /// Moves to what is exported; false without an export.
  mutating func moveToExport() -> Bool {
    if !move(past: ["export", "default"]) {
      offset = 0
      guard move(past: ["module", ".", "exports", "="]) else { return false }
    }
    skipBlanks()
    return true
  }

  /// Moves past `require('./path')` as a whole statement, or the name of what is imported from there, and returns the path.
  mutating func module() -> String? {
    let name = word()
    let end = offset
    if name == "require", current == UInt8(ascii: "(") {
      let path = string(upTo: "(", in: offset..<min(offset + Self.statementLimit, bytes.count))
      skipBrackets()
      return isStatementEnd(offset) ? path : nil
    }
    guard let name, isStatementEnd(end) else { return nil }
    offset = 0
    while move(past: ["import"]) {
      skipBlanks()
      guard word() == name else { continue }
      return string(upTo: "from", in: offset..<min(offset + Self.statementLimit, bytes.count))
    }
    return nil
  }

  /// The largest number of bytes of a statement that names a module.
  private static let statementLimit = 1_000

  /// Returns the path of a module of the project that follows `text` alone.
  private func string(upTo text: String, in range: Range<Int>) -> String? {
    guard let quote = bytes[range].firstIndex(where: { "'\"".utf8.contains($0) }),
      Self.compact(bytes[range.lowerBound..<quote]) == text
    else { return nil }
    let path = bytes[(quote + 1)..<range.upperBound].prefix { $0 != bytes[quote] && $0 != UInt8(ascii: "\n") }
    return path.first == UInt8(ascii: ".") ? String(decoding: path, as: UTF8.self) : nil
  }

  // MARK: Bytes

  var isQuote: Bool { isSign("\"'`") }
  func isSign(_ signs: String) -> Bool { current.map { signs.utf8.contains($0) } ?? false }
  func isAt(_ text: String) -> Bool { offset <= bytes.count && bytes[offset...].starts(with: text.utf8) }

  static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: byte >= 0x80
    }
  }
}
