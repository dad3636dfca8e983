/// A document is no longer open; its content is that of the file again.
public struct DidCloseTextDocumentNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "textDocument/didClose"

  /// The document.
  public var textDocument: TextDocumentIdentifier

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}
