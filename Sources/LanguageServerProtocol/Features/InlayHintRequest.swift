/// Requests the texts to show between the characters of a range.
public struct InlayHintRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [InlayHint]?
  /// The method name.
  public static let method = "textDocument/inlayHint"

  /// The document.
  public var textDocument: TextDocumentIdentifier
  /// The range.
  public var range: PositionRange

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier, range: PositionRange) {
    self.textDocument = textDocument
    self.range = range
  }
}

/// A text that is shown between the characters of a document.
public struct InlayHint: Codable, Hashable, Sendable {
  /// The place.
  public var position: Position
  /// The text.
  public var label: String
  /// Whether space is shown before it.
  public var paddingLeft: Bool?

  /// Creates a value from its members.
  public init(position: Position, label: String, paddingLeft: Bool? = nil) {
    self.position = position
    self.label = label
    self.paddingLeft = paddingLeft
  }
}
