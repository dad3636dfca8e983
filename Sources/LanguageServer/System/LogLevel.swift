import JSONRPC
import Logging

/// The least important level that is written, shared by all loggers of a server.
public final class LogLevel: Sendable {
  private let level: Locked<Logger.Level>

  /// Makes a level.
  public init(_ level: Logger.Level) {
    self.level = Locked(level)
  }

  /// The level.
  public var value: Logger.Level {
    get { level.withLock { $0 } }
    set { level.withLock { $0 = newValue } }
  }
}
