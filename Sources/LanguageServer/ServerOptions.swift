import LintFiles

/// The options that the server is started with.
public struct ServerOptions: Sendable {
  /// The version that the server reports of itself.
  public var version: String
  /// How long a document must rest before its diagnostics are computed; clients can change it.
  public var diagnosticsDelay: Duration
  /// How long a document must rest before the slow checks look at it; clients can change it.
  public var thoroughDelay: Duration
  /// How long a document must rest before the findings go that a half-typed element in it hides.
  public var halfTypedDelay: Duration
  /// The maximum number of published diagnostics of one document; clients can change it.
  public var maximumDiagnostics: Int
  /// The process to end with, in addition to the one in `initialize`.
  public var clientProcessID: Int?
  /// The interval between checks whether that process still exists.
  public var processPollInterval: Duration
  /// The interval between checks whether files around open documents have changed.
  public var filePollInterval: Duration

  /// The longest delay; a longer one is likely a mistake.
  static let longestDelay = Duration.seconds(10)
  /// The numbers of diagnostics of one document that can be wanted.
  static let diagnosticCounts = 1...100_000

  /// Makes options; without arguments those of a normal session.
  public init(
    version: String = "development",
    diagnosticsDelay: Duration = .zero,
    thoroughDelay: Duration = .seconds(1),
    halfTypedDelay: Duration = .seconds(2),
    maximumDiagnostics: Int = 500,
    clientProcessID: Int? = nil,
    processPollInterval: Duration = .seconds(3),
    filePollInterval: Duration = .seconds(2)
  ) {
    self.version = version
    self.diagnosticsDelay = min(diagnosticsDelay, Self.longestDelay)
    self.thoroughDelay = min(thoroughDelay, Self.longestDelay)
    self.halfTypedDelay = halfTypedDelay
    self.maximumDiagnostics = maximumDiagnostics.clamped(to: Self.diagnosticCounts)
    self.clientProcessID = clientProcessID
    self.processPollInterval = processPollInterval
    self.filePollInterval = filePollInterval
  }
}
