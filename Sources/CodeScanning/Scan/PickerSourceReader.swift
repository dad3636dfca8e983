import SourceText

/// Reads which parameter takes the source of an image picker, and which argument passes one on.
enum PickerSourceReader {
  /// The largest number of bytes between a name and its type or argument.
  private static let distance = 128

  /// Returns the names by which code passes the value whose type is at `offset`: the property, the label of the parameter, and for a
  /// parameter without one the function with its parenthesis, `show(`.
  static func names(ofTypeAt offset: Int, in cursor: CodeCursor) -> [String] {
    var reader = Reader(cursor, offset)
    guard reader.take(":"), let name = reader.word() else { return [] }
    guard let label = reader.word() else { return [name] }
    guard label == "_" else { return ["let", "var"].contains(label) ? [name] : [label] }
    guard reader.take("("), let function = reader.word() else { return [] }
    return ["\(function)("]
  }

  /// Returns the label of the argument whose last name is at `offset`, or the function with its parenthesis; nil for anything else.
  static func argument(at offset: Int, in cursor: CodeCursor) -> String? {
    var reader = Reader(cursor, offset)
    guard reader.take(".") else { return nil }
    while reader.wordFollows, reader.word() != nil, reader.take(".") {}
    if reader.take(":") { return reader.word() }
    return reader.take("(") ? reader.word().map { "\($0)(" } : nil
  }

  /// Reads backwards.
  private struct Reader {
    private let cursor: CodeCursor
    private var offset: Int
    private let limit: Int

    init(_ cursor: CodeCursor, _ offset: Int) {
      (self.cursor, self.offset) = (cursor, offset)
      limit = max(0, offset - distance)
    }

    private mutating func skipBlanks() {
      while offset > limit, cursor.byte(at: offset - 1) <= 0x20 { offset -= 1 }
    }

    /// Whether an identifier ends directly before the place.
    var wordFollows: Bool { offset > limit && CodeCursor.isIdentifierPart(cursor.byte(at: offset - 1)) }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      let start = offset
      skipBlanks()
      guard offset > limit, cursor.byte(at: offset - 1) == UInt8(ascii: sign) else {
        offset = start
        return false
      }
      offset -= 1
      return true
    }

    mutating func word() -> String? {
      skipBlanks()
      let end = offset
      while wordFollows { offset -= 1 }
      return offset < end ? String(decoding: cursor.bytes[offset..<end], as: UTF8.self) : nil
    }
  }
}
