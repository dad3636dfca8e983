/// Requests the reference text for a place.
public struct HoverRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = Hover?
  /// The method name.
  public static let method = "textDocument/hover"

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

/// The reference text for a place.
public struct Hover: Codable, Hashable, Sendable {
  /// The text, in a syntax that the client supports.
  public var contents: MarkupContent
  /// The range that the text is about.
  public var range: PositionRange?

  /// Creates a value from its members.
  public init(contents: MarkupContent, range: PositionRange? = nil) {
    self.contents = contents
    self.range = range
  }
}
