/// A part of the result of `workspace/diagnostic`, the only request whose results are sent in parts.
public struct ProgressNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "$/progress"

  /// The `partialResultToken` of the request.
  public var token: IntegerOrString
  /// The part.
  public var value: WorkspaceDiagnosticReport

  /// Creates a value from its members.
  public init(token: IntegerOrString, value: WorkspaceDiagnosticReport) {
    self.token = token
    self.value = value
  }
}
