/// The replacement of a range of a document.
public struct TextEdit: Codable, Hashable, Sendable {
  /// The range; empty for an insertion.
  public var range: PositionRange
  /// The new text; empty for a deletion.
  public var newText: String

  /// Creates a value from its members.
  public init(range: PositionRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}
