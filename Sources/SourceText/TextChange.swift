/// Which bytes of a text were replaced, and by how many; what an incremental reader needs to know of an edit.
public struct TextChange: Sendable, Hashable {
  /// The bytes that were replaced, as offsets into the text before the change.
  public var range: Range<Int>
  /// The number of bytes that took their place.
  public var count: Int

  /// Makes a change.
  public init(range: Range<Int>, count: Int) {
    self.range = range
    self.count = count
  }

  /// Returns a change that covers this one and `later`, which was made to the text that this one left.
  ///
  /// Its range is in the text before both; what lies between two distant changes counts as replaced by itself.
  public func merged(with later: TextChange) -> TextChange {
    let shift = count - range.count
    let start = min(range.lowerBound, later.range.lowerBound)
    // The end of both in the text between them, and from there in the texts before and behind.
    let end = max(range.lowerBound + count, later.range.upperBound)
    return TextChange(range: start..<(end - shift), count: end - start + later.count - later.range.count)
  }
}
