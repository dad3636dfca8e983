/// All diagnostics of a document; replaces those sent before.
public struct PublishDiagnosticsNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "textDocument/publishDiagnostics"

  /// The document.
  public var uri: DocumentURI
  /// The version that they belong to.
  public var version: Int?
  /// The diagnostics; none to remove the earlier ones.
  public var diagnostics: [Diagnostic]

  /// Creates a value from its members.
  public init(uri: DocumentURI, version: Int? = nil, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }
}
