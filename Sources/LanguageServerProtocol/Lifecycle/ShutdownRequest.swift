/// Asks the server to finish its work and to stay until `exit`.
public struct ShutdownRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = NullResult
  /// The name on the wire.
  public static let method = "shutdown"

  /// Creates the message, which has no parameters.
  public init() {}
}
