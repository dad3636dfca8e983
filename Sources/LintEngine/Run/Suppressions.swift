import PropertyList

/// What the comments of a document suppress.
struct Suppressions: Sendable {
  /// One rule that one comment names.
  private struct Item: Sendable {
    let comment: SuppressionComment
    let name: SuppressionComment.Name
    var isUsed = false
  }

  /// A rule on a line, from zero.
  private struct Place: Hashable {
    let rule: String
    let line: Int
  }

  /// The lines from a comment that disables a rule up to and without the one that enables it again.
  private struct Region: Sendable {
    let item: Int
    var lines: Range<Int>
  }

  private static let all = "all"

  private let tree: PropertyListTree
  private var items: [Item] = []
  /// The items about single lines, so that a file with thousands of comments costs one look for each finding.
  private var single: [Place: [Int]] = [:]
  /// The regions of each rule; one that is never closed ends beyond all lines.
  private var regions: [String: [Region]] = [:]
  /// How many regions of a rule are open after the last comment; they are its last ones.
  private var openCounts: [String: Int] = [:]

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
      switch comment.scope {
      case .this: add(name, of: comment, lines: [first, last])
      case .next: add(name, of: comment, lines: [last + 1])
      case .previous: add(name, of: comment, lines: [first - 1])
      case .disable:
        regions[name.rule, default: []].append(Region(item: items.count, lines: first..<Int.max))
        openCounts[name.rule, default: 0] += 1
        items.append(Item(comment: comment, name: name))
      case .enable: close(name.rule == Self.all ? Array(openCounts.keys) : [name.rule], before: first)
      }
    }
  }

  private mutating func add(_ name: SuppressionComment.Name, of comment: SuppressionComment, lines: Set<Int>) {
    for line in lines { single[Place(rule: name.rule, line: line), default: []].append(items.count) }
    items.append(Item(comment: comment, name: name))
  }

  private mutating func close(_ rules: [String], before line: Int) {
    for rule in rules {
      guard let count = openCounts.removeValue(forKey: rule), var closed = regions[rule] else { continue }
      for index in closed.indices.suffix(count) {
        closed[index].lines = closed[index].lines.lowerBound..<max(line, closed[index].lines.lowerBound)
      }
      regions[rule] = closed
    }
  }

  /// Returns whether a finding is suppressed, and remembers by what; linear in the regions of its rule.
  mutating func absorb(_ finding: Finding) -> Bool {
    let line = tree.text.line(at: finding.range.lowerBound)
    var isSuppressed = false
    for rule in [finding.rule, Self.all] {
      var found = single[Place(rule: rule, line: line)] ?? []
      if let regions = regions[rule] { found += regions.filter { $0.lines.contains(line) }.map(\.item) }
      for index in found { items[index].isUsed = true }
      isSuppressed = isSuppressed || !found.isEmpty
    }
    return isSuppressed
  }

  /// Returns every rule that a comment names, with whether it suppressed one of the findings that were shown.
  ///
  /// Rules that did not run are not counted as unused: those that are disabled, too slow for every keystroke, or about
  /// a project that is not known; if there are such rules, `all` is not counted either.
  func uses(_ rules: RuleSet, isAskingProject: Bool) -> [SuppressionUse] {
    let asked = rules.quickIDs(isAskingProject: isAskingProject)
    let areAllAsked =
      rules.thorough.isEmpty && rules.thoroughProjects.isEmpty && (isAskingProject || rules.projects.isEmpty)
    let known = items.isEmpty ? [] : rules.knownIDs
    return items.map { item in
      let wasAsked = item.name.rule == Self.all ? areAllAsked : asked.contains(item.name.rule)
      return SuppressionUse(
        comment: item.comment,
        name: item.name,
        isUnused: wasAsked && !item.isUsed,
        knownRules: known
      )
    }
  }
}
