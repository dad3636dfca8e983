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
