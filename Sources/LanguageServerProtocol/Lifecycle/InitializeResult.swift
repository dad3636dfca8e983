/// The answer to `initialize`.
public struct InitializeResult: Codable, Hashable, Sendable {
  /// What the server can do.
  public var capabilities: ServerCapabilities
  /// The name of the server.
  public var serverInfo: ProgramInfo?

  /// Creates a value from its members.
  public init(capabilities: ServerCapabilities, serverInfo: ProgramInfo? = nil) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
  }
}
