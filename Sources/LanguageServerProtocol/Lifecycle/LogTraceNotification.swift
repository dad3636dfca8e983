/// A report of the work; not to be sent while tracing is off.
public struct LogTraceNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "$/logTrace"

  /// The report.
  public var message: String
  /// Details, to be left out unless tracing is verbose.
  public var verbose: String?

  /// Creates a value from its members.
  public init(message: String, verbose: String? = nil) {
    self.message = message
    self.verbose = verbose
  }
}
