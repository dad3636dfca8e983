/// A value that the protocol allows to be an integer or a string; the kind is kept.
public enum IntegerOrString: Hashable, Sendable {
  /// An integer.
  case integer(Int)
  /// A string.
  case string(String)
}

extension IntegerOrString: Codable {
  /// Decodes an integer or a string; anything else is a type mismatch.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Encodes the value in its own form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}
