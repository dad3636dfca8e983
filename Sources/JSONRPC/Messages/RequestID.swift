/// The identifier of a request: an integer or a string, in the form in which the peer sent it.
public enum RequestID: Hashable, Sendable {
  /// An integer identifier.
  case number(Int)
  /// A string identifier; `"1"` and `1` are different identifiers.
  case string(String)
}

extension RequestID: Codable {
  /// Decodes an integer or a string; anything else is a type mismatch.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Encodes the identifier in its own form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    }
  }
}

extension RequestID: CustomStringConvertible {
  /// The identifier as JSON text without escapes; for logs.
  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .string(let string): "\"\(string)\""
    }
  }
}
