extension SymbolPattern {
  /// The distance in which later parts of a selector are searched, in bytes.
  private static let argumentLimit = 4_096

  /// Returns the end of the symbol whose first identifier is `head`, or nil if the code does not match.
  ///
  /// `previous` is the identifier before it. Linear in what is matched; arguments are read up to a limit.
  func end(at head: Range<Int>, previous: Range<Int>?, in cursor: CodeCursor) -> Int? {
    guard matchesPlace(at: head, previous: previous, in: cursor) else { return nil }
    var cursor = cursor
    cursor.offset = head.upperBound
    guard Self.match(rest, &cursor) else { return nil }
    for exclusion in exclusions {
      var other = cursor
      if Self.match(exclusion, &other) { return nil }
    }
    return cursor.offset
  }

  private static func match(_ elements: [Element], _ cursor: inout CodeCursor) -> Bool {
    var previous: Element?
    for (index, element) in elements.enumerated() {
      defer { previous = element }
      // The symbol may be the message that gets the instance: `[[Type alloc] init]`.
      if case .sharedInstance = element, index + 1 < elements.count {
        var other = cursor
        if match(elements[index + 1], element, &other) { continue }
      }
      if !match(element, previous, &cursor) { return false }
    }
    return true
  }

  private static func match(_ element: Element, _ previous: Element?, _ cursor: inout CodeCursor) -> Bool {
    cursor.skipTrivia()
    switch element {
    case .identifier(let name):
      return cursor.identifier().map { cursor.bytes[$0].elementsEqual(name) } ?? false
    case .prefix(let name):
      return cursor.identifier().map { cursor.bytes[$0].starts(with: name) } ?? false
    case .punctuation(let byte):
      return match(byte, afterArgument: previous, &cursor)
    case .selectorPart(let name):
      return skipArgument(to: name, &cursor)
    case .sharedInstance:
      var other = cursor
      if other.identifier() != nil, other.take(UInt8(ascii: "]")) { cursor = other }
      return true
    }
  }

  private static func match(_ byte: UInt8, afterArgument previous: Element?, _ cursor: inout CodeCursor) -> Bool {
    if byte == UInt8(ascii: ".") {
      if case .punctuation = previous {
        // `.video` may be written with its type, `AVMediaType.video`.
        if CodeCursor.isIdentifierPart(cursor.byte(at: cursor.offset)) { cursor.skipIdentifier() }
      } else if "?!".utf8.contains(cursor.byte(at: cursor.offset)) {
        cursor.offset += 1
      }
    }
    guard cursor.take(byte) else { return false }
    // An assignment is not a comparison.
    return byte != UInt8(ascii: "=") || cursor.byte(at: cursor.offset) != byte
  }

  /// Moves past an argument of a message and the following part of its selector, `name:`.
  private static func skipArgument(to name: [UInt8], _ cursor: inout CodeCursor) -> Bool {
    let limit = min(cursor.bytes.count, cursor.offset + argumentLimit)
    var depth = 0
    while cursor.offset < limit {
      let byte = cursor.bytes[cursor.offset]
      if CodeCursor.isIdentifierPart(byte) {
        let start = cursor.offset
        cursor.skipIdentifier()
        guard depth == 0, cursor.bytes[start..<cursor.offset].elementsEqual(name) else { continue }
        if cursor.take(UInt8(ascii: ":")) { return true }
        continue
      }
      if cursor.skipCommentOrLiteral() { continue }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      // After a directive other code may be compiled.
      if depth < 0 || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";") && depth == 0 { return false }
      cursor.offset += 1
    }
    return false
  }
}
