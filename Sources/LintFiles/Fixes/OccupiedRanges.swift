/// Disjoint ranges in ascending order.
struct OccupiedRanges {
  private var ranges: [Range<Int>] = []

  /// Returns whether `range` overlaps or meets one of the ranges; logarithmic in their number.
  func touches(_ range: Range<Int>) -> Bool {
    let index = insertionIndex(range)
    if index < ranges.count, ranges[index].lowerBound <= range.upperBound { return true }
    return index > 0 && ranges[index - 1].upperBound >= range.lowerBound
  }

  /// Adds a range.
  mutating func insert(_ range: Range<Int>) {
    ranges.insert(range, at: insertionIndex(range))
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
