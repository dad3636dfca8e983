/// An optional member that counts as absent if its form is invalid.
///
/// One invalid capability of a client must not make the whole `initialize` fail.
@propertyWrapper
public struct Lenient<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The value; `nil` when it is absent, `null` or malformed.
  public var wrappedValue: Value?

  /// Wraps a value.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes a value; never fails.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try? Value(from: decoder)
  }

  /// Encodes the value, or `null` if there is none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

// The synthesized coding of a type with such members picks these overloads, so that an absent member is not an error.
extension KeyedDecodingContainer {
  func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
    Lenient(wrappedValue: try? decodeIfPresent(Value.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Value>(_ value: Lenient<Value>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
