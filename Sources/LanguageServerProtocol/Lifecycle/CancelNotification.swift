/// The sender no longer needs the answer to one of its requests; an answer is due all the same.
public struct CancelNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "$/cancelRequest"

  /// The identifier of the request, in its own kind.
  public var id: IntegerOrString

  /// Creates a value from its members.
  public init(id: IntegerOrString) {
    self.id = id
  }
}
