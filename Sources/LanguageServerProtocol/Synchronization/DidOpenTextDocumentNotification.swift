/// A document is open; its content is managed by the client from now on.
public struct DidOpenTextDocumentNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "textDocument/didOpen"

  /// The document with its text.
  public var textDocument: TextDocumentItem

  /// Creates a value from its members.
  public init(textDocument: TextDocumentItem) {
    self.textDocument = textDocument
  }
}

/// A document as the client sends it.
public struct TextDocumentItem: Codable, Hashable, Sendable {
  /// The document.
  public var uri: DocumentURI
  /// The language id of the client.
  public var languageId: String
  /// The version, which grows with each change.
  public var version: Int
  /// The whole text.
  public var text: String

  /// Creates a value from its members.
  public init(uri: DocumentURI, languageId: String, version: Int, text: String) {
    self.uri = uri
    self.languageId = languageId
    self.version = version
    self.text = text
  }
}
