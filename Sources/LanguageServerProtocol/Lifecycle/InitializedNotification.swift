/// The client has received the answer to `initialize`; registrations are allowed from now on.
public struct InitializedNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "initialized"

  /// Creates the message, which has no parameters.
  public init() {}
}
