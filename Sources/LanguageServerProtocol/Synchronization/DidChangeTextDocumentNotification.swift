/// The text of an open document changed.
public struct DidChangeTextDocumentNotification: NotificationType, Hashable {
  /// The name on the wire.
  public static let method = "textDocument/didChange"

  /// The document and its version after all changes.
  public var textDocument: VersionedTextDocumentIdentifier
  /// The changes, each in coordinates of the text that the one before it left.
  public var contentChanges: [TextDocumentContentChangeEvent]

  /// Creates a value from its members.
  public init(textDocument: VersionedTextDocumentIdentifier, contentChanges: [TextDocumentContentChangeEvent]) {
    self.textDocument = textDocument
    self.contentChanges = contentChanges
  }
}

/// One change of a text.
public struct TextDocumentContentChangeEvent: Codable, Hashable, Sendable {
  /// The part that was replaced; `nil` when `text` is the whole new text.
  public var range: PositionRange?
  /// What stands there now.
  public var text: String

  /// Creates a value from its members.
  public init(range: PositionRange? = nil, text: String) {
    self.range = range
    self.text = text
  }
}
