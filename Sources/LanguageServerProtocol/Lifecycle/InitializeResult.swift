/// The answer to `initialize`.
public struct InitializeResult: Codable, Hashable, Sendable {
  /// The server's capabilities: the options of each capability by its name in the protocol.
  public var capabilities: [String: JSONValue]
  /// The name of the server.
  public var serverInfo: ProgramInfo?

  /// Creates a value from its members.
  public init(capabilities: [String: JSONValue], serverInfo: ProgramInfo? = nil) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
  }
}
