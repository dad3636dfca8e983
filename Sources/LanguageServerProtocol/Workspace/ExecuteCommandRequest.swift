/// Runs a command that the server announced.
public struct ExecuteCommandRequest: RequestType, Hashable {
  /// The type of the result; each command has its own.
  public typealias Result = JSONValue
  /// The method name.
  public static let method = "workspace/executeCommand"

  /// The name of the command.
  public var command: String
  /// What the command works with.
  public var arguments: [JSONValue]?

  /// Creates a value from its members.
  public init(command: String, arguments: [JSONValue]? = nil) {
    self.command = command
    self.arguments = arguments
  }
}
