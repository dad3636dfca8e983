import PropertyList
import SourceText

/// Runs the rules that check parts of a document on the parts in one segment.
struct SegmentLinter {
  private let rules: RuleSet
  private let entryRules: EntryRuleTable
  private let levels: CatalogLevels?
  private var reach = 0

  /// Makes a linter for the segments of the document of `context`.
  init(_ rules: RuleSet, _ entryRules: EntryRuleTable, _ context: RuleContext) {
    self.rules = rules
    self.entryRules = entryRules
    levels = entryRules.isEmpty ? nil : CatalogLevels(context)
  }

  /// Returns what is around a segment.
  func surroundings(of segment: TreeSegment, _ context: RuleContext) -> SegmentSurroundings {
    let first = segment.node(0)
    let frames = SegmentSurroundings.frames(around: first, levels)
    return SegmentSurroundings(segment, first: first, frames, levels, context)
  }

  /// Checks what starts in a segment; linear in its nodes and issues.
  mutating func lint(_ segment: TreeSegment, _ context: inout RuleContext) -> SegmentVerdict {
    reach = 0
    lintRepeatedKeys(segment, &context)
    var surroundings: SegmentSurroundings?
    if looksAtEntries {
      let first = segment.node(0)
      let frames = SegmentSurroundings.frames(around: first, levels)
      surroundings = SegmentSurroundings(segment, first: first, frames, levels, context)
      lintEntries(segment, frames, &context)
    } else if !context.sourcedFindings.isEmpty {
      surroundings = self.surroundings(of: segment, context)
    }
    let start = segment.range.lowerBound
    return SegmentVerdict(
      findings: context.takeFindings().inOrder.map { $0.moved(by: -start) },
      issueCount: issueCount(segment, context),
      suppressions: segment.comments.compactMap {
        SuppressionComment($0, in: segment.tree.text)?.moved(by: -start)
      },
      conditions: .init(reach: reach, questions: context.takeQuestions(), surroundings: surroundings)
    )
  }

  /// Whether rules check each entry; others check few places, and around the segment only its first line.
  private var looksAtEntries: Bool { !rules.keys.isEmpty || levels != nil }

  private func issueCount(_ segment: TreeSegment, _ context: RuleContext) -> Int {
    guard !segment.hasNoIssueOfItsOwn else { return 0 }
    return segment.issueCount { rules.syntaxCheck(for: $0, in: context.traits) != nil }
  }

  // MARK: Keys

  private mutating func lintRepeatedKeys(_ segment: TreeSegment, _ context: inout RuleContext) {
    guard !rules.repeatedKeys.isEmpty else { return }
    context.source = .repeatedKey
    for repeated in RepeatedKey.all(in: segment.repeatedKeys) {
      for rule in rules.repeatedKeys { rule.run(repeated, &context) }
      noteReach(of: repeated.later, in: segment, hasEdits: true)
    }
  }

  // MARK: Entries

  private mutating func lintEntries(
    _ segment: TreeSegment,
    _ outerFrames: [SegmentSurroundings.Frame],
    _ context: inout RuleContext
  ) {
    var frames = outerFrames
    let count = segment.nodeCount
    for index in 0..<count {
      let kind = segment.nodeKind(index)
      guard kind == .key || kind.isContainer, let node = segment.node(index) else { continue }
      let start = node.openRange.lowerBound
      while let last = frames.last, last.end <= start { frames.removeLast() }
      let parent = frames.last
      if kind.isContainer {
        let level = levels?.level(of: node, in: parent?.node, at: parent?.level)
        frames.append(.init(node: node, end: node.range.upperBound, level: level))
      } else if let parent, parent.node.kind == .dictionary {
        let entry = node.entryOfKey
        let editEnd = lint(entry, parent, &context)
        if index == count - 1, entry.value == nil {
          // The next node or the end of the dictionary decides whether a value follows.
          noteReach(to: node.nextSibling?.range.lowerBound ?? parent.end, in: segment)
        }
        noteReach(of: entry, in: segment, hasEdits: editEnd != nil)
        if let editEnd, editEnd > entry.range.upperBound {
          // What is added to a dictionary comes after its last entry, which any text up to its end may be part of.
          noteReach(to: frames.last { $0.end >= editEnd }?.end ?? editEnd, in: segment)
        }
      }
    }
  }

  /// Returns the last place of the edits of what was found; nil without edits.
  private func lint(
    _ entry: DictionaryEntry,
    _ parent: SegmentSurroundings.Frame,
    _ context: inout RuleContext
  ) -> Int? {
    let count = context.sourcedFindings.count
    context.source = .key
    for rule in rules.keys { rule.run(entry, &context) }
    if let level = parent.level, let entry = levels?.entry(entry, at: level) {
      context.source = .entry
      for rule in entryRules.rules(about: entry.path) { rule.run(entry, &context) }
    }
    guard context.sourcedFindings.count > count else { return nil }
    let fixes = context.sourcedFindings[count...].flatMap(\.finding.fixes)
    return fixes.flatMap(\.edits).map(\.range.upperBound).max()
  }

  // MARK: Reach

  private mutating func noteReach(of entry: DictionaryEntry, in segment: TreeSegment, hasEdits: Bool) {
    let end = entry.range.upperBound
    noteReach(to: hasEdits ? Self.layoutEnd(after: end, in: segment.tree.text) : end, in: segment)
  }

  /// Notes that the bytes before `offset`, which is clamped to the text, were read.
  private mutating func noteReach(to offset: Int, in segment: TreeSegment) {
    guard offset > segment.range.upperBound else { return }
    let tree = segment.tree
    let last = offset > tree.text.count ? tree.segments.count : tree.segmentIndex(at: offset - 1)
    reach = max(reach, last - segment.index)
  }

  /// Returns the end of what an edit reads after an entry that ends at `offset`: its semicolon and the rest of its
  /// line.
  private static func layoutEnd(after offset: Int, in text: SourceText) -> Int {
    var cursor = offset
    while cursor < text.count, ASCII.isSpace(text[cursor]) { cursor += 1 }
    guard cursor < text.count, text[cursor] == UInt8(ascii: ";") else { return cursor + 1 }
    cursor += 1
    while cursor < text.count, ASCII.isBlank(text[cursor]) { cursor += 1 }
    // A carriage return may have a line feed after it.
    return cursor + 2
  }
}
