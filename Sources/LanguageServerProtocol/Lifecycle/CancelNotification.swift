/// The sender no longer needs the answer to one of its requests, which must still be answered.
public struct CancelNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "$/cancelRequest"

  /// The identifier of the request, in its own form.
  public var id: IntegerOrString

  /// Creates a value from its members.
  public init(id: IntegerOrString) {
    self.id = id
  }
}
