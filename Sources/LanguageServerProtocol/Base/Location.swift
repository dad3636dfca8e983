/// A range of a document.
public struct Location: Codable, Hashable, Sendable {
  /// The document.
  public var uri: DocumentURI
  /// The range.
  public var range: PositionRange

  /// Creates a value from its members.
  public init(uri: DocumentURI, range: PositionRange) {
    self.uri = uri
    self.range = range
  }
}
