/// An optional member that counts as absent if its form is invalid.
///
/// One invalid capability of a client must not make the whole `initialize` fail.
@propertyWrapper
struct Lenient<Value: Decodable & Hashable & Sendable>: Decodable, Hashable, Sendable {
  /// The value; `nil` when it is absent, `null` or malformed.
  var wrappedValue: Value?

  init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes a value; never fails.
  init(from decoder: any Decoder) throws {
    wrappedValue = try? Value(from: decoder)
  }
}

/// An array that omits the elements that cannot be decoded, and is empty if the member is absent or not an array.
///
/// Clients send back diagnostics of other servers too, which may use forms that are not known here.
@propertyWrapper
struct LossyArray<Element: Decodable & Hashable & Sendable>: Decodable, Hashable, Sendable {
  /// The elements that could be decoded.
  var wrappedValue: [Element]

  init(wrappedValue: [Element]) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes what can be decoded; never fails.
  init(from decoder: any Decoder) throws {
    let elements = try? [Lenient<Element>](from: decoder)
    wrappedValue = elements?.compactMap(\.wrappedValue) ?? []
  }
}

// The synthesized decoding of a type with such members picks these overloads, so that an absent member is not an error.
extension KeyedDecodingContainer {
  func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
    Lenient(wrappedValue: try? decodeIfPresent(Value.self, forKey: key))
  }

  func decode<Element>(_ type: LossyArray<Element>.Type, forKey key: Key) throws -> LossyArray<Element> {
    let array = try? decodeIfPresent(type, forKey: key)
    return array ?? LossyArray(wrappedValue: [])
  }
}
