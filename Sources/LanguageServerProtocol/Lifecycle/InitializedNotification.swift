/// The client has taken the answer to `initialize`; registrations are allowed from now on.
public struct InitializedNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "initialized"

  /// Creates the message, which has no parameters.
  public init() {}
}
