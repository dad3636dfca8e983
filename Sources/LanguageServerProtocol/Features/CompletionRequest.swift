/// Requests the proposals at a place.
public struct CompletionRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = CompletionList?
  /// The method name.
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
