import PropertyList

/// The segments of the last state of a document with what was found in them.
struct LintedSegments {
  /// What must stay the same for the rest to hold.
  let traits: DocumentTraits
  /// The rules that apply to such documents.
  let rules: RuleSet
  private let entryRules: EntryRuleTable
  /// What was found in each segment.
  private(set) var findings = SegmentFindings()
  private var ids: [SegmentID] = []
  private var conditions: [SegmentVerdict.Conditions] = []
  /// The number of segments with queries about other entries.
  private var questionCount = 0
  /// The number of segments that depend on what is around them.
  private var surroundedCount = 0

  /// Makes a state without segments.
  init(_ traits: DocumentTraits, _ rules: RuleSet) {
    self.traits = traits
    self.rules = rules
    entryRules = EntryRuleTable(rules.entries)
  }

  /// Returns the bytes of the segments of `tree` that are new.
  func newCount(in tree: PropertyListTree) -> Int {
    let shared = tree.segmentsShared(with: ids)
    return (shared.first..<(tree.segmentCount - shared.last)).reduce(0) { $0 + tree.segment($1).range.count }
  }

  /// Checks the segments of `tree` that are new, and those that depend on something that changed.
  mutating func update(to tree: PropertyListTree, _ context: inout RuleContext) {
    var linter = SegmentLinter(rules, entryRules, context)
    let shared = tree.segmentsShared(with: ids)
    let end = tree.segmentCount - shared.last
    let isSame = shared.first == end && shared.first == ids.count - shared.last
    if !isSame {
      let verdicts = (shared.first..<end).map { linter.lint(tree.segment($0), &context) }
      let new = (shared.first..<end).map { tree.segment($0).id }
      replace(shared.first..<(ids.count - shared.last), by: verdicts, ids: new)
      lintAgain(tree, before: shared.first, linter: &linter, &context)
      lintAgain(tree, from: end, linter: &linter, &context)
    }
    lintQuestions(tree, outside: shared.first..<end, linter: &linter, &context)
  }

  // MARK: What is checked again

  /// Checks segments before the new ones again if they depend on them.
  private mutating func lintAgain(
    _ tree: PropertyListTree,
    before first: Int,
    linter: inout SegmentLinter,
    _ context: inout RuleContext
  ) {
    for index in 0..<first where index + conditions[index].reach >= first {
      replace(index..<(index + 1), by: [linter.lint(tree.segment(index), &context)], ids: [ids[index]])
    }
  }

  /// Checks segments after the new ones again as long as something else is around them than before.
  private mutating func lintAgain(
    _ tree: PropertyListTree,
    from end: Int,
    linter: inout SegmentLinter,
    _ context: inout RuleContext
  ) {
    guard surroundedCount > 0 else { return }
    for index in end..<ids.count {
      guard let known = conditions[index].surroundings else { continue }
      let segment = tree.segment(index)
      guard linter.surroundings(of: segment, context) == known else {
        replace(index..<(index + 1), by: [linter.lint(segment, &context)], ids: [ids[index]])
        continue
      }
      // Together with the text of the segment, they determine what is around the next one.
      if known.isComplete { return }
    }
  }

  /// Checks segments again whose queries have other answers now.
  private mutating func lintQuestions(
    _ tree: PropertyListTree,
    outside new: Range<Int>,
    linter: inout SegmentLinter,
    _ context: inout RuleContext
  ) {
    guard questionCount > 0 else { return }
    for index in conditions.indices where !new.contains(index) && !conditions[index].questions.isEmpty {
      let rootKeys = context.rootKeys
      guard !conditions[index].questions.holds(where: rootKeys.contains) else { continue }
      replace(index..<(index + 1), by: [linter.lint(tree.segment(index), &context)], ids: [ids[index]])
    }
  }

  // MARK: Keeping

  private mutating func replace(_ range: Range<Int>, by verdicts: [SegmentVerdict], ids new: [SegmentID]) {
    ids.replaceSubrange(range, with: new)
    questionCount -= conditions[range].count { !$0.questions.isEmpty }
    surroundedCount -= conditions[range].count { $0.surroundings != nil }
    conditions.replaceSubrange(range, with: verdicts.map(\.conditions))
    questionCount += verdicts.count { !$0.conditions.questions.isEmpty }
    surroundedCount += verdicts.count { $0.conditions.surroundings != nil }
    findings.replace(range, by: verdicts)
  }
}
