extension SymbolPattern {
  /// How far a selector's later parts are looked for.
  private static let argumentLimit = 4_096

  /// Returns the end of the symbol whose first identifier is `head`, or nil where the code there is something else.
  ///
  /// `previous` is the identifier before it. Linear in what is matched; arguments are read up to a limit.
  func end(at head: Range<Int>, previous: Range<Int>?, in cursor: CodeCursor) -> Int? {
    guard stands(at: head, previous: previous, in: cursor) else { return nil }
    var cursor = cursor
    cursor.offset = head.upperBound
    guard Self.match(rest, &cursor) else { return nil }
    for exclusion in exclusions {
      var other = cursor
      if Self.match(exclusion, &other) { return nil }
    }
    return cursor.offset
  }

  // MARK: Before

  private func stands(at head: Range<Int>, previous: Range<Int>?, in cursor: CodeCursor) -> Bool {
    var before = head.lowerBound - 1
    while before >= 0, cursor.bytes[before] <= 0x20 { before -= 1 }
    let byte = cursor.byte(at: before)
    let keyword = previous?.upperBound == before + 1 ? previous : nil
    switch role {
    case .type:
      if let keyword, Self.isDeclaration(keyword, in: cursor) { return false }
      // `.ARSession` is a case of some enumeration, `ARKit.ARSession` the type.
      guard byte == UInt8(ascii: ".") else { return cursor.isSwift || !isForwardDeclaration(before, in: cursor) }
      guard let previous, previous.upperBound == before else { return false }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(cursor.byte(at: previous.lowerBound))
    case .member:
      if byte == UInt8(ascii: ".") { return true }
      guard !cursor.isSwift else { return false }
      if byte == UInt8(ascii: ")") { return !isMethodDeclaration(before, in: cursor) }
      return CodeCursor.isIdentifierPart(byte) || byte == UInt8(ascii: "]")
    case .function:
      if let keyword, Self.isDeclaration(keyword, in: cursor) { return false }
      return byte != UInt8(ascii: ".")
    }
  }

  /// The words behind which a name is given, not used.
  private static let declarationKeywords: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "implementation", "import",
    "interface", "let", "protocol", "struct", "typealias", "var",
  ]

  private static func isDeclaration(_ keyword: Range<Int>, in cursor: CodeCursor) -> Bool {
    guard keyword.count <= 14 else { return false }
    return declarationKeywords.contains(String(decoding: cursor.bytes[keyword], as: UTF8.self))
  }

  /// Whether the line of `offset` begins with `@class`.
  private func isForwardDeclaration(_ offset: Int, in cursor: CodeCursor) -> Bool {
    let start = Self.lineContent(offset, in: cursor)
    return cursor.bytes[start...].starts(with: "@class".utf8)
  }

  /// Whether the line of `offset` begins as the declaration of a method does.
  private func isMethodDeclaration(_ offset: Int, in cursor: CodeCursor) -> Bool {
    let byte = cursor.byte(at: Self.lineContent(offset, in: cursor))
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  /// Returns where the line of `offset` begins, space left out; looks back no further than a long line is.
  private static func lineContent(_ offset: Int, in cursor: CodeCursor) -> Int {
    var start = max(offset, 0)
    let limit = max(0, start - 512)
    while start > limit, cursor.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while start < offset, cursor.bytes[start] <= 0x20 { start += 1 }
    return start
  }

  // MARK: Behind

  private static func match(_ elements: [Element], _ cursor: inout CodeCursor) -> Bool {
    var previous: Element?
    for element in elements {
      if !match(element, previous, &cursor) { return false }
      previous = element
    }
    return true
  }

  private static func match(_ element: Element, _ previous: Element?, _ cursor: inout CodeCursor) -> Bool {
    cursor.skipTrivia()
    switch element {
    case .identifier(let name):
      return identifier(&cursor).map { cursor.bytes[$0].elementsEqual(name) } ?? false
    case .prefix(let name):
      return identifier(&cursor).map { cursor.bytes[$0].starts(with: name) } ?? false
    case .punctuation(let byte):
      return match(byte, behindArgument: previous, &cursor)
    case .selectorPart(let name):
      return skipArgument(to: name, &cursor)
    case .sharedInstance:
      var other = cursor
      if identifier(&other) != nil, matchByte(UInt8(ascii: "]"), &other) { cursor = other }
      return true
    }
  }

  private static func match(_ byte: UInt8, behindArgument previous: Element?, _ cursor: inout CodeCursor) -> Bool {
    if byte == UInt8(ascii: ".") {
      if case .punctuation = previous {
        // `.video` may be written with its type, `AVMediaType.video`.
        if CodeCursor.isIdentifierPart(cursor.byte(at: cursor.offset)) { cursor.skipIdentifier() }
      } else if "?!".utf8.contains(cursor.byte(at: cursor.offset)) {
        cursor.offset += 1
      }
    }
    guard matchByte(byte, &cursor) else { return false }
    // An assignment is no comparison.
    return byte != UInt8(ascii: "=") || cursor.byte(at: cursor.offset) != byte
  }

  private static func matchByte(_ byte: UInt8, _ cursor: inout CodeCursor) -> Bool {
    cursor.skipTrivia()
    guard cursor.byte(at: cursor.offset) == byte else { return false }
    cursor.offset += 1
    return true
  }

  private static func identifier(_ cursor: inout CodeCursor) -> Range<Int>? {
    let start = cursor.offset
    cursor.skipIdentifier()
    return cursor.offset > start ? start..<cursor.offset : nil
  }

  /// Moves over an argument of a message and behind the part of its selector that follows, `name:`.
  private static func skipArgument(to name: [UInt8], _ cursor: inout CodeCursor) -> Bool {
    let limit = min(cursor.bytes.count, cursor.offset + argumentLimit)
    var depth = 0
    while cursor.offset < limit {
      let byte = cursor.bytes[cursor.offset]
      if CodeCursor.isIdentifierPart(byte) {
        let start = cursor.offset
        cursor.skipIdentifier()
        guard depth == 0, cursor.bytes[start..<cursor.offset].elementsEqual(name) else { continue }
        if matchByte(UInt8(ascii: ":"), &cursor) { return true }
        continue
      }
      if cursor.skipCommentOrString() { continue }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 || byte == UInt8(ascii: ";") && depth == 0 { return false }
      cursor.offset += 1
    }
    return false
  }
}
