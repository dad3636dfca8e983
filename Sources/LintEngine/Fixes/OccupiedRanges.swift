/// Disjoint ranges in ascending order.
package struct OccupiedRanges: Sendable {
  private var ranges: [Range<Int>] = []

  /// Creates an empty list.
  package init() {}

  /// Adds ranges of one fix, unless one of them overlaps or meets a range of another fix; returns whether they were added.
  ///
  /// Logarithmic in the number of ranges for each.
  package mutating func insert(_ new: [Range<Int>]) -> Bool {
    guard !new.contains(where: touches) else { return false }
    for range in new { ranges.insert(range, at: insertionIndex(range)) }
    return true
  }

  private func touches(_ range: Range<Int>) -> Bool {
    let index = insertionIndex(range)
    if index < ranges.count, ranges[index].lowerBound <= range.upperBound { return true }
    return index > 0 && ranges[index - 1].upperBound >= range.lowerBound
  }

  /// Returns the index of the first range that starts at or after `range`.
  private func insertionIndex(_ range: Range<Int>) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
