import SourceText

extension CodeCursor {
  /// The longest literal whose text is read, in bytes.
  private static let textLimit = 1_000

  /// Moves past a string literal and returns its text, unescaped; nil for anything else and for text that is known only
  /// at run time.
  ///
  /// White space, comments and the `@` of Objective-C may precede it.
  package mutating func literalText() -> String? {
    skipTrivia()
    if syntax == .c, byte(at: offset) == UInt8(ascii: "@") { offset += 1 }
    if syntax == .dart, byte(at: offset) == UInt8(ascii: "r"), "'\"".utf8.contains(byte(at: offset + 1)) { offset += 1 }
    guard let literal = skipString(), literal.isWhole, !literal.isInterpolated else { return nil }
    guard literal.form.quotes == 1, literal.content.count <= Self.textLimit else { return nil }
    let content = bytes[literal.content]
    guard !literal.form.isRaw, literal.form.hashes == 0, content.contains(UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    return Self.withoutEscapes(content)
  }

  /// Moves past a string literal and returns the scheme of the URL that it starts, if any.
  ///
  /// Interpolations after the scheme are ignored.
  mutating func literalScheme() -> String? {
    skipTrivia()
    if syntax == .c, byte(at: offset) == UInt8(ascii: "@") { offset += 1 }
    guard let literal = skipString(), literal.isWhole else { return nil }
    let content = bytes[literal.content]
    guard let colon = content.firstIndex(of: UInt8(ascii: ":")), colon - content.startIndex <= Self.textLimit else {
      return nil
    }
    let scheme = content[..<colon]
    guard let first = scheme.first, ASCII.isLetter(first), scheme.allSatisfy(Self.isSchemePart) else { return nil }
    return String(decoding: scheme, as: UTF8.self)
  }

  static func isSchemePart(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || "+-.".utf8.contains(byte)
  }

  /// Replaces the escapes that all languages share, and Unicode escapes in braces; others are kept.
  private static func withoutEscapes(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == UInt8(ascii: "\\"), index + 1 < content.endIndex else {
        text.append(content[index])
        index += 1
        continue
      }
      let escaped = content[index + 1]
      index += 2
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(escaped)
      case UInt8(ascii: "u"):
        guard let (scalar, end) = bracedScalar(content, at: index) else { fallthrough }
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        index = end
      default: text += [UInt8(ascii: "\\"), escaped]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the character of `{1F600}` and the offset after it.
  private static func bracedScalar(
    _ content: Slice<UnsafeBufferPointer<UInt8>>,
    at index: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    guard index < content.endIndex, content[index] == UInt8(ascii: "{") else { return nil }
    let digits = content[(index + 1)...].prefix(8)
    guard let close = digits.firstIndex(of: UInt8(ascii: "}")) else { return nil }
    let value = UInt32(String(decoding: digits[..<close], as: UTF8.self), radix: 16)
    return value.flatMap(Unicode.Scalar.init).map { ($0, close + 1) }
  }
}
