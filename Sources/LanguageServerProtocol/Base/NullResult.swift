/// The result of a request that is always answered with `null`.
public struct NullResult: Codable, Hashable, Sendable {
  /// Creates the result.
  public init() {}

  /// Accepts any value, since nothing is read from it.
  public init(from decoder: any Decoder) throws {}

  /// Encodes `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
