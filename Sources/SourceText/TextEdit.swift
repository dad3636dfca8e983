/// A replacement of a range of bytes by other text.
public struct TextEdit: Sendable, Hashable {
  /// The bytes to replace, as offsets into the text that the edit was made for.
  public var range: Range<Int>
  /// The replacement; it may be empty.
  public var replacement: String

  /// Makes an edit; an empty `range` inserts, an empty `replacement` deletes.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Makes an edit that inserts `text` before the byte at `offset`.
  public static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, replacement: text)
  }

  /// Makes an edit that deletes the bytes of `range`.
  public static func delete(_ range: Range<Int>) -> TextEdit {
    TextEdit(range: range, replacement: "")
  }
}

/// The same in modules where the protocol's `TextEdit` has that name.
public typealias ByteEdit = TextEdit
