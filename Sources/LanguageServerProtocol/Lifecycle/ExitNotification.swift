/// Asks the process to end.
public struct ExitNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "exit"

  /// Creates the message, which has no parameters.
  public init() {}
}
