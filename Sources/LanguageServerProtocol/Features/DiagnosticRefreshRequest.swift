/// Requests that the client pull all diagnostics again; only with `workspace.diagnostics.refreshSupport`.
public struct DiagnosticRefreshRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = NullResult
  /// The method name.
  public static let method = "workspace/diagnostic/refresh"

  /// Creates the message, which has no parameters.
  public init() {}
}
