import Logging

/// Writes to the standard error, since the standard output belongs to the protocol.
public struct StandardErrorLogHandler: LogHandler {
  private let shared: LogLevel
  private var stream: StreamLogHandler

  /// Makes a handler that follows a shared level.
  public init(label: String, level: LogLevel) {
    shared = level
    stream = .standardError(label: label)
    // Only the shared level decides.
    stream.logLevel = .trace
  }

  /// The shared level; setting it sets it for all.
  public var logLevel: Logger.Level {
    get { shared.value }
    set { shared.value = newValue }
  }

  /// What is added to every message.
  public var metadata: Logger.Metadata {
    get { stream.metadata }
    set { stream.metadata = newValue }
  }

  /// One value that is added to every message.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { stream[metadataKey: key] }
    set { stream[metadataKey: key] = newValue }
  }

  /// Writes a message.
  public func log(event: LogEvent) {
    stream.log(event: event)
  }
}
