/// An array that omits the elements that cannot be decoded, and is empty if the member is absent or not an array.
///
/// Clients send back diagnostics of other servers too, which may use forms that are not known here.
@propertyWrapper
public struct LossyArray<Element: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The elements that could be decoded.
  public var wrappedValue: [Element]

  /// Wraps an array.
  public init(wrappedValue: [Element]) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes what can be decoded; never fails.
  public init(from decoder: any Decoder) throws {
    let elements = try? [Lenient<Element>](from: decoder)
    wrappedValue = elements?.compactMap(\.wrappedValue) ?? []
  }

  /// Encodes a plain array.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

// The synthesized coding of a type with such members picks this overload, so that an absent member is not an error.
extension KeyedDecodingContainer {
  func decode<Element>(_ type: LossyArray<Element>.Type, forKey key: Key) throws -> LossyArray<Element> {
    let array = try? decodeIfPresent(type, forKey: key)
    return array ?? LossyArray(wrappedValue: [])
  }
}
