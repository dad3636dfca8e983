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

  /// The lines from the first comment that disables a rule up to and without the one that enables it again.
  private struct Region: Sendable {
    /// The line of the first comment.
    let start: Int
    /// The comments that disable it, with their lines in ascending order.
    var items: [(index: Int, line: Int)]
    /// The line that ends it; one that is never closed ends beyond all lines.
    var end = Int.max
    /// The last line on which a finding is suppressed.
    var lastUse = -1
  }

  private static let all = "all"

  private let tree: PropertyListTree
  private var items: [Item] = []
  /// The items about single lines, so that a file with thousands of comments costs one look for each finding.
  private var single: [Place: [Int]] = [:]
  /// The regions of each rule, in the order of the text; only the last one may be open.
  private var regions: [String: [Region]] = [:]

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
        open(name.rule, at: first, items.count)
        items.append(Item(comment: comment, name: name))
      case .enable: close(name.rule == Self.all ? Array(regions.keys) : [name.rule], before: first)
      }
    }
  }

  private mutating func add(_ name: SuppressionComment.Name, of comment: SuppressionComment, lines: Set<Int>) {
    for line in lines { single[Place(rule: name.rule, line: line), default: []].append(items.count) }
    items.append(Item(comment: comment, name: name))
  }

  private mutating func open(_ rule: String, at line: Int, _ item: Int) {
    let last = (regions[rule]?.count ?? 0) - 1
    if last >= 0, regions[rule]?[last].end == Int.max {
      regions[rule]?[last].items.append((item, line))
    } else {
      regions[rule, default: []].append(Region(start: line, items: [(item, line)]))
    }
  }

  private mutating func close(_ rules: [String], before line: Int) {
    for rule in rules {
      let last = (regions[rule]?.count ?? 0) - 1
      if last >= 0, regions[rule]?[last].end == Int.max { regions[rule]?[last].end = line }
    }
  }

  /// Notes that a rule has a finding on a line, and returns whether a region suppresses it.
  ///
  /// Logarithmic in the regions.
  private mutating func absorb(_ rule: String, at line: Int) -> Bool {
    guard let all = regions[rule] else { return false }
    var (start, end) = (0, all.count)
    while start < end {
      let middle = (start + end) / 2
      if all[middle].start <= line { start = middle + 1 } else { end = middle }
    }
    guard start > 0, line < all[start - 1].end else { return false }
    regions[rule]?[start - 1].lastUse = max(all[start - 1].lastUse, line)
    return true
  }

  /// Returns whether a finding is suppressed, and remembers by what; logarithmic in the regions of its rule.
  mutating func absorb(_ finding: Finding) -> Bool {
    let line = tree.text.line(at: finding.range.lowerBound)
    var isSuppressed = false
    for rule in [finding.rule, Self.all] {
      let found = single[Place(rule: rule, line: line)] ?? []
      for index in found { items[index].isUsed = true }
      let isInRegion = absorb(rule, at: line)
      isSuppressed = isSuppressed || isInRegion || !found.isEmpty
    }
    return isSuppressed
  }

  /// Returns every rule that a comment names, with whether it suppressed one of the findings that were shown.
  ///
  /// Rules that did not run are not counted as unused: those that are disabled, slow, or about
  /// a project that is not known; if there are such rules, `all` is not counted either.
  func uses(_ rules: RuleSet, isAskingProject: Bool) -> [SuppressionUse] {
    let asked = rules.quickIDs(isAskingProject: isAskingProject)
    let areAllAsked =
      rules.slowDocuments.isEmpty && rules.slowProjects.isEmpty && (isAskingProject || rules.projects.isEmpty)
    let known = items.isEmpty ? [] : rules.knownIDs
    let used = Set(
      regions.values.joined().flatMap { region in region.items.prefix { $0.line <= region.lastUse }.map(\.index) }
    )
    return items.enumerated().map { index, item in
      let wasAsked = item.name.rule == Self.all ? areAllAsked : asked.contains(item.name.rule)
      return SuppressionUse(
        comment: item.comment,
        name: item.name,
        isUnused: wasAsked && !item.isUsed && !used.contains(index),
        knownRules: known
      )
    }
  }
}
