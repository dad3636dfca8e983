/// A document is no longer open; what counts is on the disk again.
public struct DidCloseTextDocumentNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "textDocument/didClose"

  /// The document.
  public var textDocument: TextDocumentIdentifier

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}
