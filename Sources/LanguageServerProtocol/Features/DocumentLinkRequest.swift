/// Requests the links in a document.
public struct DocumentLinkRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = [DocumentLink]?
  /// The method name.
  public static let method = "textDocument/documentLink"

  /// The document.
  public var textDocument: TextDocumentIdentifier

  /// Creates a value from its members.
  public init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}

/// A text that leads to another document.
public struct DocumentLink: Codable, Hashable, Sendable {
  /// The text.
  public var range: PositionRange
  /// Where it leads.
  public var target: String?

  /// Creates a value from its members.
  public init(range: PositionRange, target: String?) {
    self.range = range
    self.target = target
  }
}
