import Locking

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lines about a session for whoever looks into it; the least important level that is written may change while it runs.
public final class Log: Sendable {
  /// How important a line is, the least first.
  public enum Level: String, CaseIterable, Comparable, Sendable {
    case trace, debug, info, notice, warning, error, critical

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether the left one is less important.
    public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
  }

  private let least: Locked<Level>
  private let writeLine: @Sendable (String) -> Void

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - level: The least important level that is written.
  ///   - writeLine: Writes a line, without its end; must not write to the connection that is logged.
  public init(level: Level, writeLine: @escaping @Sendable (String) -> Void) {
    least = Locked(level)
    self.writeLine = writeLine
  }

  /// The least important level that is written.
  public var level: Level {
    get { least.withLock { $0 } }
    set { least.withLock { $0 = newValue } }
  }

  /// Writes a line with the time, the level, what happened and the values that concern it, if the level is written.
  public func write(_ level: Level, _ text: @autoclosure () -> String, _ values: KeyValuePairs<String, String> = [:]) {
    guard level >= self.level else { return }
    let parts = [Self.timestamp(), level.rawValue, "plist-lsp:", text()] + values.map { "\($0)=\($1)" }
    writeLine(parts.joined(separator: " "))
  }

  private static func timestamp() -> String {
    var (now, parts) = (time(nil), tm())
    var text = [CChar](repeating: 0, count: 64)
    guard localtime_r(&now, &parts) != nil else { return "" }
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S%z", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
