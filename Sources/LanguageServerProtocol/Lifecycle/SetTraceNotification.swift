/// How much to report with `$/logTrace`.
public struct TraceValue: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let off = TraceValue(rawValue: "off")
  /// The messages.
  public static let messages = TraceValue(rawValue: "messages")
  /// The messages with details.
  public static let verbose = TraceValue(rawValue: "verbose")
}

/// Changes how much to report with `$/logTrace`.
public struct SetTraceNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "$/setTrace"

  /// The new value.
  public var value: TraceValue

  /// Creates a value from its members.
  public init(value: TraceValue) {
    self.value = value
  }
}
