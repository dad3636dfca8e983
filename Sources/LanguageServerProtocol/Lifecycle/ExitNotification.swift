/// Ends the process.
public struct ExitNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "exit"

  /// Creates the message, which has no parameters.
  public init() {}
}
