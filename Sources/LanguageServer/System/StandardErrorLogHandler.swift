import LintFiles
import Locking
import Logging

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes each message as a line to the standard error, since the standard output belongs to the protocol.
public struct StandardErrorLogHandler: LogHandler {
  private let label: String
  private let shared: LogLevel

  /// What is added to every message.
  public var metadata: Logger.Metadata = [:]

  /// Makes a handler that follows a shared level.
  public init(label: String, level: LogLevel) {
    (self.label, shared) = (label, level)
  }

  /// The shared level; setting it sets it for all.
  public var logLevel: Logger.Level {
    get { shared.value }
    set { shared.value = newValue }
  }

  /// One value that is added to every message.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a message.
  public func log(event: LogEvent) {
    StandardStream.error.writeLine(line(event, at: Self.timestamp()))
  }

  /// Returns the line of a message.
  func line(_ event: LogEvent, at time: String) -> String {
    let values = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
    let error = event.error.map { ["error=\($0)"] } ?? []
    let parts = [time, "\(event.level)", "\(label):"] + values.map { "\($0.key)=\($0.value)" } + error
    return (parts + ["[\(event.source)]", "\(event.message)"]).joined(separator: " ")
  }

  private static func timestamp() -> String {
    var (now, parts) = (time(nil), tm())
    var text = [CChar](repeating: 0, count: 64)
    guard localtime_r(&now, &parts) != nil else { return "" }
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S%z", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

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
