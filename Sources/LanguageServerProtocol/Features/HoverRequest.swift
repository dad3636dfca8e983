/// Asks what there is to know about a place.
public struct HoverRequest: RequestType, Hashable {
  /// What the answer carries.
  public typealias Result = Hover?
  /// The name on the wire.
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

/// What there is to know about a place.
public struct Hover: Codable, Hashable, Sendable {
  /// The text, in a syntax that the client takes.
  public var contents: MarkupContent
  /// What the text is about.
  public var range: PositionRange?

  /// Creates a value from its members.
  public init(contents: MarkupContent, range: PositionRange? = nil) {
    self.contents = contents
    self.range = range
  }
}
