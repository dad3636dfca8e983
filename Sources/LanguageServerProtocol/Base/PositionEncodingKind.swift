/// The unit in which columns are counted.
public struct PositionEncodingKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: String

  /// Creates a value, also one that has no name here.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Bytes of UTF-8.
  public static let utf8 = PositionEncodingKind(rawValue: "utf-8")
  /// Code units of UTF-16; what counts when nothing was agreed.
  public static let utf16 = PositionEncodingKind(rawValue: "utf-16")
  /// Unicode scalars.
  public static let utf32 = PositionEncodingKind(rawValue: "utf-32")
}
