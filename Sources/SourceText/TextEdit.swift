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

/// The effect of an edit on a text: the bytes that it replaced and the number of new bytes.
///
/// Everything before the range and everything after it is the same in both texts.
public struct TextChange: Sendable, Hashable {
  /// The replaced bytes, as offsets into the text before the change.
  public var range: Range<Int>
  /// The number of bytes in the text after the change that replace the range.
  public var count: Int

  /// Makes a change that replaces `range` of the old text by `count` bytes.
  public init(range: Range<Int>, count: Int) {
    self.range = range
    self.count = count
  }

  /// Makes the change that `text.applying(edit)` does; the edit's range is clamped to `text`, the text before it.
  public init(_ edit: TextEdit, in text: SourceText) {
    self.init(range: edit.range.clamped(to: 0..<text.count), count: edit.replacement.utf8.count)
  }

  /// The change that leaves a text as it is.
  public static let none = TextChange(range: 0..<0, count: 0)

  /// The number of bytes that the text grew by; negative if it shrank.
  public var delta: Int { count - range.count }

  /// The bytes that replaced `range`, as offsets into the text after the change.
  public var newRange: Range<Int> { range.lowerBound..<(range.lowerBound + max(count, 0)) }

  /// Returns one change that covers this one and a `later` one, which was made to the result of this one.
  ///
  /// Its range is in offsets of the text before this change, its count counts bytes of the text after the later one. It
  /// also covers the unchanged text between the two.
  public func merged(with later: TextChange) -> TextChange {
    let lower = min(range.lowerBound, later.range.lowerBound)
    let upper = max(newRange.upperBound, later.range.upperBound)
    return TextChange(range: lower..<(upper - delta), count: upper + later.delta - lower)
  }
}
