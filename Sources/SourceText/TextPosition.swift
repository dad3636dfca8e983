/// A place in a text as editors count it: a line and a column, both from zero.
public struct TextPosition: Sendable, Hashable, Comparable {
  /// The line, from zero; lines end with `\n`, `\r\n` or `\r` and nothing else (LSP, "Text Documents").
  public var line: Int
  /// The column, from zero, in code units of the encoding that the position was made for.
  public var column: Int

  /// Makes a position from a line and a column, both from zero.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they follow one another in a text.
  public static func < (lhs: TextPosition, rhs: TextPosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// The code unit in which columns are counted (LSP, `PositionEncodingKind`).
public enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}
