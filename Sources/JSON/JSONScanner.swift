import SourceText

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Finds where JSON values begin and end, without decoding them.
///
/// Scalars at the level where it is used are checked; the content of arrays and objects is only matched by brackets and
/// quotes. Nothing recurses, so depth costs no stack. Linear in the bytes skipped.
public struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  public private(set) var offset = 0

  /// Creates a scanner, which must not outlive the buffer.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next byte, or `nil` at the end.
  public var next: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Skips blanks, tabs and line ends.
  public mutating func skipBlanks() {
    while offset < bytes.count, ASCII.isBlankOrLineEnd(bytes[offset]) { offset += 1 }
  }

  /// Skips blanks and then `byte`, if it follows.
  public mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Skips one value; returns its offsets, quotes and brackets included, or `nil` if it is malformed.
  public mutating func value() -> Range<Int>? {
    skipBlanks()
    let start = offset
    let isWhole: Bool
    switch next {
    case UInt8(ascii: "\""): isWhole = skipString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): isWhole = skipNested()
    default: isWhole = skipScalar()
    }
    return isWhole ? start..<offset : nil
  }

  /// Skips one member of an object; returns the offsets of its quoted key and its value, or `nil` if it is malformed.
  public mutating func member() -> (key: Range<Int>, value: Range<Int>)? {
    skipBlanks()
    guard next == UInt8(ascii: "\""), let key = value(), take(UInt8(ascii: ":")), let value = value() else {
      return nil
    }
    return (key, value)
  }

  private mutating func skipString() -> Bool {
    let start = offset + 1
    var index = start
    while let quote = nextQuote(from: index) {
      // A quote after an odd number of backslashes is part of the string.
      var plainEnd = quote
      while plainEnd > start, bytes[plainEnd - 1] == UInt8(ascii: "\\") { plainEnd -= 1 }
      index = quote + 1
      guard (quote - plainEnd).isMultiple(of: 2) else { continue }
      offset = index
      return true
    }
    return false
  }

  private func nextQuote(from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "\"")), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private mutating func skipNested() -> Bool {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        guard skipString() else { return false }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      offset += 1
      if depth == 0 { return true }
    }
    return false
  }

  private mutating func skipScalar() -> Bool {
    let start = offset
    while offset < bytes.count, !Self.endsScalar(bytes[offset]) { offset += 1 }
    let token = bytes[start..<offset]
    return ["null", "true", "false"].contains { token.elementsEqual($0.utf8) } || Self.isNumber(token)
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    ASCII.isBlankOrLineEnd(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// Whether the bytes are a number by the grammar of RFC 8259, section 6.
  private static func isNumber(_ token: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = token
    func digits() -> Int {
      let count = rest.prefix(while: ASCII.isDigit).count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
