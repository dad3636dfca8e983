/// Steps through the bytes of a source file from one piece of code to the next.
///
/// It knows just enough of each language to tell code from comments, literals and code that is switched off. Every step
/// moves on and stays inside the bytes, whatever they are.
struct CodeCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  let syntax: CodeSyntax
  var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, syntax: CodeSyntax) {
    self.bytes = bytes
    self.syntax = syntax
  }

  /// Whether all bytes are behind the cursor.
  var isAtEnd: Bool { offset >= bytes.count }

  /// Returns the byte at `index`, or zero outside the file.
  func byte(at index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Whether `byte` may stand in an identifier; bytes of characters outside ASCII may.
  @inline(__always)
  static func isIdentifierPart(_ byte: UInt8) -> Bool {
    // One bit for each byte below 0x80: digits, letters and the underscore. This is asked for nearly every byte.
    let bits: UInt64 = byte < 64 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte >= 0x80 || bits >> UInt64(byte & 63) & 1 != 0
  }

  /// Moves to the next identifier and behind it, and returns its bytes; nil at the end of the file.
  ///
  /// `conditions` follows the directives on the way: afterwards it tells for which platforms the identifier is compiled.
  mutating func nextIdentifier(_ conditions: inout ConditionStack) -> Range<Int>? {
    let count = bytes.count
    var index = offset
    while index < count {
      let byte = bytes[index]
      if Self.isIdentifierPart(byte) {
        let start = index
        repeat { index += 1 } while index < count && Self.isIdentifierPart(bytes[index])
        // A number is passed over with its letters.
        if byte &- 0x30 < 10 {
          index = endOfNumber(at: index)
          continue
        }
        offset = index
        return start..<index
      }
      index += 1
      // Only these five begin a comment, a literal or a directive.
      if byte == 0x22 || byte == 0x23 || byte == 0x27 || byte == 0x2F || byte == 0x60 {
        offset = index - 1
        let isPassed = byte == 0x23 && passDirective(&conditions) || skipCommentOrLiteral()
        index = isPassed ? offset : max(index, offset + 1)
      }
    }
    offset = count
    return nil
  }

  /// Returns the end of a number of C++, whose digits may be parted as in `1'000`.
  private func endOfNumber(at end: Int) -> Int {
    var end = end
    while syntax == .c, byte(at: end) == UInt8(ascii: "'"), Self.isIdentifierPart(byte(at: end + 1)) {
      end += 1
      while Self.isIdentifierPart(byte(at: end)) { end += 1 }
    }
    return end
  }

  /// Moves behind the identifier at the cursor.
  mutating func skipIdentifier() {
    while offset < bytes.count, Self.isIdentifierPart(bytes[offset]) { offset += 1 }
  }

  /// Moves behind the identifier at the cursor and returns its bytes; nil where none begins.
  mutating func identifier() -> Range<Int>? {
    let start = offset
    skipIdentifier()
    return offset > start ? start..<offset : nil
  }

  /// Moves behind white space and comments.
  mutating func skipTrivia() {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 { offset += 1 } else if !skipComment() { return }
    }
  }

  /// Moves behind white space within the line.
  mutating func skipBlanks() {
    while byte(at: offset) == UInt8(ascii: " ") || byte(at: offset) == UInt8(ascii: "\t") { offset += 1 }
  }

  /// Moves behind white space, comments and then `byte`; false where something else follows.
  mutating func take(_ byte: UInt8) -> Bool {
    skipTrivia()
    guard self.byte(at: offset) == byte else { return false }
    offset += 1
    return true
  }

  /// Moves behind the comment or literal that begins at the cursor; false where none does.
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
