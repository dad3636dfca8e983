import SourceText

/// A JSON value within a message that is decoded only where it is read.
///
/// It is meant for messages that come with every keystroke or at startup, where the general decoder takes longer than
/// the work itself. Anything unusual reads as nil; the general decoder then reports the error.
public struct JSONView: Sendable {
  private let body: [UInt8]
  private let range: Range<Int>

  /// Creates a view of a part of `body`, which holds one value.
  public init(_ body: [UInt8], _ range: Range<Int>) {
    self.body = body
    self.range = range.clamped(to: 0..<body.count)
  }

  private func withBytes<Result>(_ work: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body.withUnsafeBufferPointer { work(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func part(_ inner: Range<Int>) -> JSONView {
    JSONView(body, (range.lowerBound + inner.lowerBound)..<(range.lowerBound + inner.upperBound))
  }

  private func isLiteral(_ literal: StaticString) -> Bool {
    withBytes { bytes in literal.withUTF8Buffer { bytes.elementsEqual($0) } }
  }

  /// Whether this is `null`.
  public var isNull: Bool { isLiteral("null") }

  /// The Boolean value, if this is one.
  public var bool: Bool? { isLiteral("true") ? true : isLiteral("false") ? false : nil }

  /// The number, if this is an integer without exponent and leading zero that fits.
  public var int: Int? {
    withBytes { bytes in
      let isNegative = bytes.first == UInt8(ascii: "-")
      let digits = bytes.dropFirst(isNegative ? 1 : 0)
      guard let first = digits.first, 1...18 ~= digits.count, first != UInt8(ascii: "0") || bytes.count == 1 else {
        return nil
      }
      var value = 0
      for byte in digits {
        guard ASCII.isDigit(byte) else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return isNegative ? -value : value
    }
  }

  /// The text in UTF-8, if this is a string; a lone surrogate becomes U+FFFD.
  ///
  /// Linear, without a copy in between.
  public var utf8: [UInt8]? {
    withBytes { bytes in
      guard bytes.count >= 2, bytes.first == UInt8(ascii: "\"") else { return nil }
      return JSONString.decode(UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)]))
    }
  }

  /// The text, if this is a string; a lone surrogate becomes U+FFFD.
  public var string: String? {
    utf8.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The deepest nesting that is read; deeper values count as unusual.
  private static let depthLimit = 64

  /// Whether the whole value is well-formed; for parts that are not read.
  ///
  /// Linear in the text times its depth.
  public var isWellFormed: Bool { isWellFormed(depth: 0) }

  private func isWellFormed(depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    switch body[range].first {
    case UInt8(ascii: "\""): return utf8 != nil
    case UInt8(ascii: "["): return elements?.allSatisfy { $0.isWellFormed(depth: depth + 1) } ?? false
    case UInt8(ascii: "{"): return visitMembers { $1.isWellFormed(depth: depth + 1) }
    // The scanner has already checked it.
    default: return true
    }
  }

  /// The elements, if this is an array; linear.
  public var elements: [JSONView]? {
    withBytes { bytes in
      var scanner = JSONScanner(bytes)
      guard scanner.take(UInt8(ascii: "[")) else { return nil }
      var elements: [JSONView] = []
      if scanner.take(UInt8(ascii: "]")) { return elements }
      repeat {
        guard let value = scanner.value() else { return nil }
        elements.append(part(value))
      } while scanner.take(UInt8(ascii: ","))
      return scanner.take(UInt8(ascii: "]")) ? elements : nil
    }
  }

  /// Calls `visit` with the members of an object in their order; linear.
  ///
  /// - Returns: Whether this is an object without escapes in its keys, and `visit` accepted each member.
  public func visitMembers(_ visit: (String, JSONView) -> Bool) -> Bool {
    withBytes { bytes in
      var scanner = JSONScanner(bytes)
      guard scanner.take(UInt8(ascii: "{")) else { return false }
      if scanner.take(UInt8(ascii: "}")) { return true }
      repeat {
        guard let (key, value) = scanner.member() else { return false }
        let name = bytes[key].dropFirst().dropLast()
        guard !name.contains(UInt8(ascii: "\\")), let name = part(key).string, visit(name, part(value)) else {
          return false
        }
      } while scanner.take(UInt8(ascii: ","))
      return scanner.take(UInt8(ascii: "}"))
    }
  }

  /// Returns the members of an object with these `names`, nil for missing ones.
  ///
  /// Nil if one of them is a duplicate, another member is malformed, or this is not an object. Linear.
  package func members(_ names: String...) -> [JSONView?]? {
    var found = [JSONView?](repeating: nil, count: names.count)
    let isObject = visitMembers { name, member in
      guard let index = names.firstIndex(of: name) else { return member.isWellFormed }
      defer { found[index] = member }
      return found[index] == nil
    }
    return isObject ? found : nil
  }
}

/// A value that is read from a view of a message, without the general decoder.
package protocol ViewReadable {
  /// Reads the value; nil if something is unusual, which is left to the general decoder.
  init?(_ view: JSONView)
}
