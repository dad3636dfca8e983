/// Settings changed.
public struct DidChangeConfigurationNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "workspace/didChangeConfiguration"

  /// The settings, from clients that push them; if `nil`, request them with `workspace/configuration`.
  @Lenient public var settings: JSONValue?

  /// Creates a value from its members.
  public init(settings: JSONValue? = nil) {
    self.settings = settings
  }
}
