/// The unit in which columns are counted.
public struct PositionEncodingKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Bytes of UTF-8.
  public static let utf8 = PositionEncodingKind(rawValue: "utf-8")
  /// Code units of UTF-16; the default.
  public static let utf16 = PositionEncodingKind(rawValue: "utf-16")
  /// Unicode scalars.
  public static let utf32 = PositionEncodingKind(rawValue: "utf-32")
}
