/// How important a message is.
public struct MessageType: RawRepresentable, Codable, Hashable, Sendable {
  /// The value that is sent.
  public let rawValue: Int

  /// Creates a value, also one that has no name here.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An error.
  public static let error = MessageType(rawValue: 1)
  /// A warning.
  public static let warning = MessageType(rawValue: 2)
  /// Something to know.
  public static let info = MessageType(rawValue: 3)
  /// Something for the log.
  public static let log = MessageType(rawValue: 4)
  /// Something for those who look for a fault; 3.18.
  public static let debug = MessageType(rawValue: 5)
}

/// A message for the log of the client.
public struct LogMessageNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "window/logMessage"

  /// How important it is.
  public var type: MessageType
  /// What is said.
  public var message: String

  /// Creates a value from its members.
  public init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }
}

/// A message that the user is to see.
public struct ShowMessageNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "window/showMessage"

  /// How important it is.
  public var type: MessageType
  /// What is said.
  public var message: String

  /// Creates a value from its members.
  public init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }
}
