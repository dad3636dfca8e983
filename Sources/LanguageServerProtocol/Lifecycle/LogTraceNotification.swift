/// A trace message; must not be sent while tracing is off.
public struct LogTraceNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "$/logTrace"

  /// The message.
  public var message: String
  /// Details, which must be omitted unless tracing is verbose.
  public var verbose: String?

  /// Creates a value from its members.
  public init(message: String, verbose: String? = nil) {
    self.message = message
    self.verbose = verbose
  }
}
