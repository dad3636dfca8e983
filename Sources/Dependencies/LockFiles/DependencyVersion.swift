/// A version such as `5.9.0`, `16.3.1+1` or `6.0.0-rc.1`, to compare it with others.
struct DependencyVersion: Comparable {
  private let numbers: [Int]
  private let isPreview: Bool

  /// Reads a version; nil for ranges, branches and revisions.
  init?(_ text: String) {
    let text = text.hasPrefix("v") ? text.dropFirst() : text[...]
    let parts = text.split(separator: "-", maxSplits: 1)
    // The part after `+` counts for Dart packages; others have no number there.
    let numbers = (parts.first ?? "").split { $0 == "." || $0 == "+" }.map { Int($0) }
    guard numbers.count > 1, !numbers.contains(nil) else { return nil }
    self.numbers = numbers.compactMap(\.self)
    isPreview = parts.count > 1
  }

  /// Reads the oldest version that a range permits, such as `^4.1.0`, `~14` and `>=2 <4`; nil if it names none.
  static func oldest(in range: String) -> DependencyVersion? {
    guard let start = range.firstIndex(where: { ("0"..."9").contains($0) }), !range.contains("/") else { return nil }
    let text = range[start...].prefix { !" |,<".contains($0) }.split(separator: ".").filter { $0 != "x" && $0 != "*" }
    return DependencyVersion(text.count == 1 ? "\(text[0]).0" : text.joined(separator: "."))
  }

  static func < (left: DependencyVersion, right: DependencyVersion) -> Bool {
    for index in 0..<max(left.numbers.count, right.numbers.count) {
      let (first, second) = (left.number(index), right.number(index))
      if first != second { return first < second }
    }
    return left.isPreview && !right.isPreview
  }

  static func == (left: DependencyVersion, right: DependencyVersion) -> Bool {
    !(left < right) && !(right < left)
  }

  private func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }
}
