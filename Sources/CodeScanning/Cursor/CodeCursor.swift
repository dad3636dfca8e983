/// Steps through the bytes of a source file from one piece of code to the next.
///
/// It reads just enough of each language to distinguish code from comments, literals and inactive code. Every step
/// advances and stays inside the bytes, for any input.
package struct CodeCursor {
  package let bytes: UnsafeBufferPointer<UInt8>
  package let syntax: CodeSyntax
  package var offset = 0
  /// The last identifier, if the cursor moved past it alone.
  private(set) var lastIdentifier: Range<Int>?
  /// The last string literal that the cursor moved past, with its quotes; empty if there was none.
  var lastLiteral = 0..<0

  package init(_ bytes: UnsafeBufferPointer<UInt8>, syntax: CodeSyntax) {
    self.bytes = bytes
    self.syntax = syntax
  }

  /// Whether the cursor is at the end.
  package var isAtEnd: Bool { offset >= bytes.count }

  /// Returns the byte at `index`, or zero outside the file.
  package func byte(at index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Whether `byte` may occur in an identifier; bytes of characters outside ASCII may.
  @inlinable @inline(__always)
  package static func isIdentifierPart(_ byte: UInt8) -> Bool {
    // One bit for each byte below 0x80: digits, letters and the underscore. This runs for nearly every byte.
    let bits: UInt64 = byte < 64 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte >= 0x80 || bits >> UInt64(byte & 63) & 1 != 0
  }

  /// Moves up to `place` and returns whether code starts there; if not, moves past the comment, literal, inactive code
  /// or longer code there.
  ///
  /// Constructs that may span lines must have been reached before. `conditions` follows the directives on the way:
  /// afterwards it has the platforms for which the place is compiled.
  mutating func reaches(_ place: Int, _ conditions: inout ConditionStack) -> Bool {
    offset = max(offset, lineStart(before: place))
    while offset < place { _ = step(&conditions) }
    return offset == place
  }

  /// Returns the start of the line on which the code before `place` ends, or the cursor's offset if that is after it.
  private func lineStart(before place: Int) -> Int {
    var start = place
    while start > offset, bytes[start - 1] <= 0x20 { start -= 1 }
    while start > offset, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Moves past one piece of code and returns it if it is an identifier.
  ///
  /// A number, a comment, a literal or a directive is another piece, and so is any other byte. The cursor must not be at the
  /// end.
  mutating func step(_ conditions: inout ConditionStack) -> Range<Int>? {
    let start = offset
    let byte = bytes[start]
    if Self.isIdentifierPart(byte) {
      skipIdentifier()
      // The letters of a number belong to it.
      if byte &- 0x30 < 10 { skipNumberParts() } else { lastIdentifier = start..<offset }
      return byte &- 0x30 < 10 ? nil : lastIdentifier
    }
    // Only these five start a comment, a literal or a directive.
    if byte == 0x22 || byte == 0x23 || byte == 0x27 || byte == 0x2F || byte == 0x60 {
      if byte == 0x23 && passDirective(&conditions) || skipCommentOrLiteral() { return nil }
    }
    offset += 1
    return nil
  }

  /// Moves past the other parts of a number of C++, whose digits may be separated as in `1'000`.
  private mutating func skipNumberParts() {
    while syntax == .c, byte(at: offset) == UInt8(ascii: "'"), Self.isIdentifierPart(byte(at: offset + 1)) {
      offset += 1
      skipIdentifier()
    }
  }

  /// Moves past the identifier at the cursor.
  mutating func skipIdentifier() {
    while offset < bytes.count, Self.isIdentifierPart(bytes[offset]) { offset += 1 }
  }

  /// Moves past the identifier at the cursor and returns its bytes; nil if none starts there.
  package mutating func identifier() -> Range<Int>? {
    let start = offset
    skipIdentifier()
    return offset > start ? start..<offset : nil
  }

  /// Moves past white space and comments.
  package mutating func skipTrivia() {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 { offset += 1 } else if !skipComment() { return }
    }
  }

  /// Moves past white space within the line.
  package mutating func skipBlanks() {
    while byte(at: offset) == UInt8(ascii: " ") || byte(at: offset) == UInt8(ascii: "\t") { offset += 1 }
  }

  /// Moves past white space, comments and then `byte`; false if something else follows.
  package mutating func take(_ byte: UInt8) -> Bool {
    skipTrivia()
    guard self.byte(at: offset) == byte else { return false }
    offset += 1
    return true
  }

  /// Moves past the comment or literal that starts at the cursor; false if there is none.
  mutating func skipCommentOrLiteral() -> Bool {
    guard offset < bytes.count else { return false }
    if bytes[offset] == UInt8(ascii: "/") { return skipComment() || syntax == .javaScript && skipRegularExpression() }
    if syntax == .c, bytes[offset] == UInt8(ascii: "'") {
      skipCharacters()
      return true
    }
    return skipString() != nil
  }

  // MARK: Comments

  private mutating func skipComment() -> Bool {
    guard byte(at: offset) == UInt8(ascii: "/") else { return false }
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"):
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
        offset += 1
      }
      return true
    case UInt8(ascii: "*"):
      skipBlockComment()
      return true
    default:
      return false
    }
  }

  private mutating func skipBlockComment() {
    let nest = syntax.commentsNest
    var depth = 1
    offset += 2
    while offset < bytes.count, depth > 0 {
      if bytes[offset] == UInt8(ascii: "*"), byte(at: offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else if nest, bytes[offset] == UInt8(ascii: "/"), byte(at: offset + 1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else {
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
  }
}
