/// Asks the server to finish its work and to wait for `exit`.
public struct ShutdownRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = NullResult
  /// The method name.
  public static let method = "shutdown"

  /// Creates the message, which has no parameters.
  public init() {}
}
