import SourceText

/// Where the bytes of a text with edits come from.
struct TextMapping {
  /// An edit with the bytes that it left in the new text.
  private struct Change {
    let before: Range<Int>
    let after: Range<Int>
  }

  private let changes: [Change]

  /// Creates the mapping of edits that do not overlap.
  init(_ edits: [TextEdit]) {
    var delta = 0
    changes = edits.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
      .map { edit in
        let start = edit.range.lowerBound + delta
        let count = edit.replacement.utf8.count
        delta += count - edit.range.count
        return Change(before: edit.range, after: start..<(start + count))
      }
  }

  /// Returns the bytes of the former text that a range of the new one comes from.
  ///
  /// What was inserted comes from the place of the insertion. Logarithmic in the number of edits.
  func before(_ range: Range<Int>) -> Range<Int> {
    let start = before(range.lowerBound, isEnd: false)
    return start..<max(start, range.isEmpty ? start : before(range.upperBound, isEnd: true))
  }

  private func before(_ offset: Int, isEnd: Bool) -> Int {
    guard let change = lastChange(to: offset, \.after) else { return offset }
    // What was inserted at the start of a node belongs to it, and so does what was inserted at its end.
    if offset < change.after.upperBound { return isEnd ? change.before.upperBound : change.before.lowerBound }
    return change.before.upperBound + (offset - change.after.upperBound)
  }

  /// Whether a range of the new text was inserted as a whole.
  func isNew(_ range: Range<Int>) -> Bool { covers(range, \.after) }

  /// Whether a range of the former text was replaced as a whole.
  func isGone(_ range: Range<Int>) -> Bool { covers(range, \.before) }

  /// Whether an edit changes, or meets, a range of the former text.
  func touches(_ range: Range<Int>) -> Bool {
    lastChange(to: range.upperBound, \.before).map { $0.before.upperBound >= range.lowerBound } ?? false
  }

  private func covers(_ range: Range<Int>, _ side: KeyPath<Change, Range<Int>>) -> Bool {
    guard !range.isEmpty, let change = lastChange(to: range.lowerBound, side) else { return false }
    return range.upperBound <= change[keyPath: side].upperBound
  }

  /// Returns the last change that starts at or before `offset`.
  private func lastChange(to offset: Int, _ side: KeyPath<Change, Range<Int>>) -> Change? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle][keyPath: side].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1] : nil
  }
}
