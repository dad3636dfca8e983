/// An open document was saved.
public struct DidSaveTextDocumentNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "textDocument/didSave"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// Its text, if the server registered for it.
  public var text: String?

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, text: String? = nil) {
    self.textDocument = textDocument
    self.text = text
  }
}
