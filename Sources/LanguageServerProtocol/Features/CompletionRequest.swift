/// Asks what could be typed at a place.
public struct CompletionRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = CompletionList?
  /// The name on the wire.
  public static let method = "textDocument/completion"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The place.
  public var position: Position

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, position: Position) {
    self.textDocument = textDocument
    self.position = position
  }
}
