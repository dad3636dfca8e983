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

/// The size of a text in every unit that positions are counted in.
struct TextExtent: Sendable {
  var bytes = 0
  /// The number of line ends.
  var lines = 0
  var utf16 = 0
  var utf32 = 0

  /// Whether no character has more than one byte, so that all columns are byte counts.
  var isSingleByte: Bool { utf32 == bytes }

  /// The number of code units of `encoding`.
  func units(in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: bytes
    case .utf16: utf16
    case .utf32: utf32
    }
  }

  static func + (left: TextExtent, right: TextExtent) -> TextExtent {
    TextExtent(
      bytes: left.bytes + right.bytes,
      lines: left.lines + right.lines,
      utf16: left.utf16 + right.utf16,
      utf32: left.utf32 + right.utf32
    )
  }

  static func - (left: TextExtent, right: TextExtent) -> TextExtent {
    TextExtent(
      bytes: left.bytes - right.bytes,
      lines: left.lines - right.lines,
      utf16: left.utf16 - right.utf16,
      utf32: left.utf32 - right.utf32
    )
  }
}
