import PropertyList

/// A rule that a comment names, and what came of it.
struct SuppressionUse: Sendable {
  /// The comment.
  let comment: SuppressionComment
  /// The rule that it names.
  let name: SuppressionComment.Name
  /// Whether it suppressed nothing, as far as that can be told.
  let isUnused: Bool
}

/// What the comments of a document suppress.
struct Suppressions: Sendable {
  /// One rule that one comment names, with the lines that it is about.
  private struct Item: Sendable {
    let comment: SuppressionComment
    let name: SuppressionComment.Name
    /// From zero; the end of a region that is never closed is beyond all lines.
    var lines: ClosedRange<Int>
    var isUsed = false
  }

  private static let all = "all"

  private let tree: PropertyListTree
  private var items: [Item] = []

  /// Collects the comments of the segments of a tree; linear in the segments and comments.
  init(_ segments: SegmentFindings, _ tree: PropertyListTree) {
    self.tree = tree
    for index in segments.suppressions.indices where !segments.suppressions[index].isEmpty {
      let start = tree.segment(index).range.lowerBound
      for comment in segments.suppressions[index] { add(comment.moved(by: start)) }
    }
  }

  private mutating func add(_ comment: SuppressionComment) {
    let first = tree.text.line(at: comment.range.lowerBound)
    let last = tree.text.line(at: comment.range.upperBound)
    for name in comment.names {
      let lines =
        switch comment.scope {
        case .this: first...last
        case .next: (last + 1)...(last + 1)
        case .previous: max(first - 1, 0)...max(first - 1, 0)
        case .disable, .enable: first...Int.max
        }
      guard comment.scope == .enable else {
        items.append(Item(comment: comment, name: name, lines: lines))
        continue
      }
      for index in items.indices where items[index].comment.scope == .disable && items[index].lines.upperBound == .max {
        guard name.rule == Self.all || items[index].name.rule == name.rule else { continue }
        items[index].lines = items[index].lines.lowerBound...max(first, items[index].lines.lowerBound)
      }
    }
  }

  /// Returns whether a finding is suppressed, and remembers by what; linear in the comments.
  mutating func absorb(_ finding: Finding) -> Bool {
    let line = tree.text.line(at: finding.range.lowerBound)
    var isSuppressed = false
    for index in items.indices where items[index].lines.contains(line) {
      guard [Self.all, finding.rule].contains(items[index].name.rule) else { continue }
      items[index].isUsed = true
      isSuppressed = true
    }
    return isSuppressed
  }

  /// Returns every rule that a comment names, with whether it suppressed one of the findings that were shown.
  ///
  /// Rules that were not asked are not counted as unused: those that are disabled, too slow for every keystroke, or about a
  /// project that nobody looked at.
  func uses(_ rules: RuleSet, isAskingProject: Bool) -> [SuppressionUse] {
    let asked = rules.quickIDs(isAskingProject: isAskingProject)
    return items.map { item in
      let wasAsked = item.name.rule == Self.all || asked.contains(item.name.rule)
      return SuppressionUse(comment: item.comment, name: item.name, isUnused: wasAsked && !item.isUsed)
    }
  }
}
