/// The replacement of a part of a document.
public struct TextEdit: Codable, Hashable, Sendable {
  /// The part; empty for an insertion.
  public var range: PositionRange
  /// What comes in its place; empty for a deletion.
  public var newText: String

  /// Creates a value from its members.
  public init(range: PositionRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}
