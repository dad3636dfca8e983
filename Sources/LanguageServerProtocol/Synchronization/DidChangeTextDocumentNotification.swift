/// The text of an open document changed.
public struct DidChangeTextDocumentNotification: NotificationType, Hashable {
  /// The method name.
  public static let method = "textDocument/didChange"

  /// The document and its version after all changes.
  public var textDocument: VersionedTextDocumentIdentifier
  /// The changes, each in coordinates of the text after the previous one.
  public var contentChanges: [TextDocumentContentChangeEvent]

  /// Creates a value from its members.
  public init(textDocument: VersionedTextDocumentIdentifier, contentChanges: [TextDocumentContentChangeEvent]) {
    self.textDocument = textDocument
    self.contentChanges = contentChanges
  }
}

/// One change of a text.
public struct TextDocumentContentChangeEvent: Codable, Hashable, Sendable {
  /// The range that was replaced; `nil` if `text` is the whole new text.
  public var range: PositionRange?
  /// The new text of the range.
  public var text: String

  /// Creates a value from its members.
  public init(range: PositionRange? = nil, text: String) {
    self.range = range
    self.text = text
  }
}
