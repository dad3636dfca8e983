/// Looks for the fixes of a list that can be made together, by halves: those that do harm cost a few attempts each.
struct FixSearch {
  /// How many attempts are left; each reads a text.
  private(set) var attempts: Int
  /// Whether some fixes were left out untried.
  private(set) var isExhausted = false

  /// Creates a search in a text of `size` bytes: a few megabytes are read in all, whatever the file holds.
  init(size: Int) {
    attempts = min(256, max(24, 16_000_000 / (size + 1)))
  }

  /// Returns `base` with those of `fixes` with which `isAccepted` holds; if it holds for all, after one attempt.
  mutating func part<Fix>(of fixes: ArraySlice<Fix>, with base: [Fix] = [], isAccepted: ([Fix]) -> Bool) -> [Fix] {
    guard !fixes.isEmpty else { return base }
    guard attempts > 0 else {
      isExhausted = true
      return base
    }
    attempts -= 1
    let all = base + fixes
    if isAccepted(all) { return all }
    guard fixes.count > 1 else { return base }
    let middle = fixes.startIndex + fixes.count / 2
    let first = part(of: fixes[..<middle], with: base, isAccepted: isAccepted)
    return part(of: fixes[middle...], with: first, isAccepted: isAccepted)
  }
}
