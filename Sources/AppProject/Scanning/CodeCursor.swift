/// Steps through the bytes of a source file from one piece of code to the next.
///
/// It knows just enough of Swift and of the C languages to tell code from comments and string literals. Every step moves on
/// and stays inside the bytes, whatever they are.
struct CodeCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  let isSwift: Bool
  var offset = 0

  /// How deep string literals may stand in the interpolations of others.
  private static let nestingLimit = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
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
  mutating func nextIdentifier() -> Range<Int>? {
    let count = bytes.count
    var index = offset
    while index < count {
      let byte = bytes[index]
      if Self.isIdentifierPart(byte) {
        let start = index
        repeat { index += 1 } while index < count && Self.isIdentifierPart(bytes[index])
        // A number is passed over with its letters.
        if byte &- 0x30 < 10 { continue }
        offset = index
        return start..<index
      }
      index += 1
      // Only these four begin a comment or literal.
      if byte == 0x22 || byte == 0x23 || byte == 0x27 || byte == 0x2F {
        offset = index - 1
        if skipCommentOrString() { index = offset } else { index = max(index, offset + 1) }
      }
    }
    offset = count
    return nil
  }

  /// Moves behind the identifier at the cursor.
  mutating func skipIdentifier() {
    while offset < bytes.count, Self.isIdentifierPart(bytes[offset]) { offset += 1 }
  }

  /// Moves behind white space and comments.
  mutating func skipTrivia() {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 { offset += 1 } else if !skipComment() { return }
    }
  }

  /// Moves behind the comment, literal or disabled code that begins at the cursor; false where none does.
  mutating func skipCommentOrString() -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "/"): return skipComment()
    case UInt8(ascii: "\""):
      skipString(hashes: 0, depth: 0)
      return true
    case UInt8(ascii: "'") where !isSwift:
      skipCharacters()
      return true
    case UInt8(ascii: "#"): return skipDisabledCode() || isSwift && skipRawString(depth: 0)
    default: return false
    }
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

  /// In Swift such comments stand inside one another.
  private mutating func skipBlockComment() {
    var depth = 1
    offset += 2
    while offset < bytes.count, depth > 0 {
      if bytes[offset] == UInt8(ascii: "*"), byte(at: offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else if isSwift, bytes[offset] == UInt8(ascii: "/"), byte(at: offset + 1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else {
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
  }

  // MARK: Literals

  /// Moves behind a character literal of C, or to the end of its line.
  private mutating func skipCharacters() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "'") {
        offset += 1
        return
      }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, bytes.count)
  }

  /// Moves behind a raw string, `#"…"#` with any number of `#`; false where none begins.
  private mutating func skipRawString(depth: Int) -> Bool {
    var hashes = 0
    while byte(at: offset + hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(at: offset + hashes) == UInt8(ascii: "\"") else {
      // A long row of `#` is looked at once.
      offset += max(hashes - 1, 0)
      return false
    }
    offset += hashes
    skipString(hashes: hashes, depth: depth)
    return true
  }

  /// Moves behind the string that begins with the quote at the cursor; one that never ends gives up at its line's end.
  private mutating func skipString(hashes: Int, depth: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = isSwift && byte(at: offset + 1) == quote && byte(at: offset + 2) == quote
    offset += isMultiline ? 3 : 1
    while offset < bytes.count {
      switch bytes[offset] {
      case quote where isEnd(isMultiline: isMultiline, hashes: hashes):
        offset += (isMultiline ? 3 : 1) + hashes
        return
      case UInt8(ascii: "\n") where !isMultiline:
        return
      case UInt8(ascii: "\\") where follows(hashes: hashes, at: offset + 1):
        let escaped = offset + 1 + hashes
        offset = min(escaped + 1, bytes.count)
        if isSwift, byte(at: escaped) == UInt8(ascii: "("), depth < Self.nestingLimit {
          skipInterpolation(isMultiline: isMultiline, depth: depth + 1)
        }
      default:
        offset += 1
      }
    }
  }

  private func isEnd(isMultiline: Bool, hashes: Int) -> Bool {
    guard isMultiline else { return follows(hashes: hashes, at: offset + 1) }
    let quote = UInt8(ascii: "\"")
    return byte(at: offset + 1) == quote && byte(at: offset + 2) == quote && follows(hashes: hashes, at: offset + 3)
  }

  private func follows(hashes: Int, at index: Int) -> Bool {
    for place in index..<(index + hashes) where byte(at: place) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Moves behind the parenthesis that closes an interpolation.
  private mutating func skipInterpolation(isMultiline: Bool, depth: Int) {
    var open = 1
    while offset < bytes.count, open > 0 {
      switch bytes[offset] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      case UInt8(ascii: "\n") where !isMultiline: return
      case UInt8(ascii: "\""):
        skipString(hashes: 0, depth: depth)
        continue
      case UInt8(ascii: "#"):
        if skipRawString(depth: depth) { continue }
      default: break
      }
      offset += 1
    }
  }
}
