/// Asks the client to pull all diagnostics again; only with `workspace.diagnostics.refreshSupport`.
public struct DiagnosticRefreshRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = NullResult
  /// The name on the wire.
  public static let method = "workspace/diagnostic/refresh"

  /// Creates the message, which has no parameters.
  public init() {}
}
