/// A command that the client can have executed.
public struct Command: Codable, Hashable, Sendable {
  /// What people see.
  public var title: String
  /// The name of the command.
  public var command: String
  /// What the command is called with.
  public var arguments: [JSONValue]?

  /// Creates a value from its members.
  public init(title: String, command: String, arguments: [JSONValue]? = nil) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }
}
