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

  /// Makes the smallest change that makes `text` of `former`: what is between their common start and their common end; linear.
  ///
  /// Where the same bytes are repeated, it is the last place of several.
  public init(from former: SourceText, to text: SourceText) {
    let shorter = min(former.count, text.count)
    let start = Self.common(shorter) { former.bytes(in: $0) == text.bytes(in: $0) }
    let end = Self.common(shorter - start) { range in
      former.bytes(in: range.reversed(in: former.count)) == text.bytes(in: range.reversed(in: text.count))
    }
    self.init(range: start..<(former.count - end), count: text.count - end - start)
  }

  /// Returns how many of `count` bytes are equal from the first on, if `areEqual` returns it for a range of them.
  private static func common(_ count: Int, _ areEqual: (Range<Int>) -> Bool) -> Int {
    var (low, step) = (0, 4096)
    while step > 0 {
      while low + step <= count, areEqual(low..<(low + step)) { low += step }
      step /= 2
    }
    return low
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

extension Range<Int> {
  /// Returns the range that is as far from the end of `count` elements as this one is from their start.
  fileprivate func reversed(in count: Int) -> Range<Int> { (count - upperBound)..<(count - lowerBound) }
}
