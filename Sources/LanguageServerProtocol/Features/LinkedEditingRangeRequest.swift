/// Requests the ranges that change together with the one at a place.
public struct LinkedEditingRangeRequest: RequestType, Hashable {
  /// The type of the result.
  public typealias Result = LinkedEditingRanges?
  /// The method name.
  public static let method = "textDocument/linkedEditingRange"

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

/// Ranges with the same text that change together.
public struct LinkedEditingRanges: Codable, Hashable, Sendable {
  /// The ranges.
  public var ranges: [PositionRange]
  /// A regular expression for the texts that keep them together.
  public var wordPattern: String?

  /// Creates a value from its members.
  public init(ranges: [PositionRange], wordPattern: String? = nil) {
    self.ranges = ranges
    self.wordPattern = wordPattern
  }
}
