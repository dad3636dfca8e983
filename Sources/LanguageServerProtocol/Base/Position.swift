/// A place between two characters of a text.
public struct Position: Codable, Hashable, Comparable, Sendable {
  /// The line, counted from 0.
  public var line: Int
  /// The column within the line, counted from 0 in code units of the agreed `PositionEncodingKind`.
  ///
  /// The numbers are those that the client sent: they may be negative or after the end of the line.
  public var character: Int

  /// Creates a value from its members.
  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

extension Position {
  /// Whether the left place comes first.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range of a text; the end is exclusive.
public struct PositionRange: Codable, Hashable, Sendable {
  /// The start of the range.
  public var start: Position
  /// The place after the last character.
  public var end: Position

  /// Creates a value from its members.
  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}
