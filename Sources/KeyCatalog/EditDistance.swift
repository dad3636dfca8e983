/// The number of single edits between two words.
public enum EditDistance {
  /// Returns the optimal string alignment distance of `a` and `b`, or nil if it is greater than `limit`.
  ///
  /// Inserting, removing or replacing a Unicode scalar and swapping two neighbors count one each. Takes time and space
  /// in proportion to the product and the sum of the lengths, less if the words differ a lot.
  public static func bounded(_ a: String, _ b: String, limit: Int) -> Int? {
    let a = Array(a.unicodeScalars)
    let b = Array(b.unicodeScalars)
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (row, left) in a.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(last.count)
      for (column, right) in b.enumerated() {
        var best = min(last[column] + (left == right ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left == b[column - 1], right == a[row - 1] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      // A swap reads two rows back, so both must exceed the limit before the rest is certain to.
      guard current.contains(where: { $0 <= limit }) || last.contains(where: { $0 <= limit }) else { return nil }
      (beforeLast, last) = (last, current)
    }
    return last.last.flatMap { $0 <= limit ? $0 : nil }
  }
}
