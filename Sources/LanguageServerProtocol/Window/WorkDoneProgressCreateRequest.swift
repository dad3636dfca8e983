/// Announces a progress report; only with `window.workDoneProgress`.
public struct WorkDoneProgressCreateRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = NullResult
  /// The name on the wire.
  public static let method = "window/workDoneProgress/create"

  /// The name of the report.
  public var token: IntegerOrString

  /// Creates a value from its members.
  public init(token: IntegerOrString) {
    self.token = token
  }
}

/// The user wants the work behind a progress report to stop.
public struct WorkDoneProgressCancelNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "window/workDoneProgress/cancel"

  /// The name of the report.
  public var token: IntegerOrString

  /// Creates a value from its members.
  public init(token: IntegerOrString) {
    self.token = token
  }
}
