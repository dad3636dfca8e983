import JSON

/// A request of the protocol; the conforming type is the parameter object.
///
/// Types that the client sends are `Decodable`, types that the server sends write themselves. Those of results are `Decodable`
/// too where the compiler makes that, for tests, which are clients.
protocol RequestType: Sendable {
  /// The type of the result; an optional one may be `null`.
  associatedtype Result: JSONWritable & Sendable

  /// The method name.
  static var method: String { get }
}

/// A notification of the protocol; the conforming type is the parameter object.
protocol NotificationType: Sendable {
  /// The method name.
  static var method: String { get }
}

/// The result of a request that is always answered with `null`.
struct NullResult: JSONWritable, Hashable {
  func write(to writer: inout JSONWriter) { writer.literal("null") }
}

/// One of the values that an enumeration of the protocol names; one that has no name here is kept.
protocol OpenEnumeration: RawRepresentable, Decodable, Hashable, Sendable, JSONWritable
where RawValue: Hashable & Sendable & JSONWritable {}

/// A value that the protocol allows to be an integer or a string; the kind is kept.
enum IntegerOrString: Hashable {
  case integer(Int)
  case string(String)
}

extension IntegerOrString: Decodable, JSONWritable {
  /// Decodes an integer or a string; anything else is a type mismatch.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let number): number.write(to: &writer)
    case .string(let text): text.write(to: &writer)
    }
  }
}
