/// The type of a message.
public struct MessageType: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An error.
  public static let error = MessageType(rawValue: 1)
  /// A warning.
  public static let warning = MessageType(rawValue: 2)
  /// An information.
  public static let info = MessageType(rawValue: 3)
  /// A log message.
  public static let log = MessageType(rawValue: 4)
  /// A debug message; 3.18.
  public static let debug = MessageType(rawValue: 5)
}

/// A message for the log of the client.
public struct LogMessageNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "window/logMessage"

  /// The type.
  public var type: MessageType
  /// The text.
  public var message: String

  /// Creates a value from its members.
  public init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }
}

/// A message that is shown to the user.
public struct ShowMessageNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "window/showMessage"

  /// The type.
  public var type: MessageType
  /// The text.
  public var message: String

  /// Creates a value from its members.
  public init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }
}
