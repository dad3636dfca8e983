/// What whoever starts the server decides.
public struct ServerOptions: Sendable {
  /// The version that the server reports of itself.
  public var version: String
  /// How long a document must rest before its diagnostics are computed; clients can change it.
  public var diagnosticsDelay: Duration
  /// The process to end with, beside the one that `initialize` names.
  public var clientProcessID: Int?
  /// How often is looked whether that process is still there.
  public var processPollInterval: Duration

  /// Makes options; without arguments those of a normal session.
  public init(
    version: String = "development",
    diagnosticsDelay: Duration = .milliseconds(30),
    clientProcessID: Int? = nil,
    processPollInterval: Duration = .seconds(3)
  ) {
    self.version = version
    self.diagnosticsDelay = diagnosticsDelay
    self.clientProcessID = clientProcessID
    self.processPollInterval = processPollInterval
  }
}
