/// How much of the work is to be reported with `$/logTrace`.
public struct TraceValue: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: String

  /// Creates a value, also one that has no name here.
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

/// Changes how much of the work is to be reported.
public struct SetTraceNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "$/setTrace"

  /// How much.
  public var value: TraceValue

  /// Creates a value from its members.
  public init(value: TraceValue) {
    self.value = value
  }
}
