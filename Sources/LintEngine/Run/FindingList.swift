import AppProject
import PropertyList

/// The findings in one state of a document, by ascending start.
///
/// Most messages are made only when they are read, so that a broken file of many megabytes costs no more than the
/// findings that are shown.
public struct FindingList: Sendable {
  /// The number of findings; constant time.
  public private(set) var count: Int
  let words: FindingWords?
  /// What was found in each segment.
  let segments: SegmentFindings
  /// Duplicate keys in dictionaries of several segments, by ascending start of the later one.
  let repeatedKeys: [RepeatedKey]
  /// Issues at places before the segment that remembers them, by ascending start.
  let distantIssues: [SyntaxIssue]
  /// The rest, by ascending start.
  private(set) var others: [SourcedFinding]
  /// What comments suppress; nil if there are no such comments.
  private var suppressions: Suppressions?

  /// Makes an empty list.
  public init() {
    (count, words, segments) = (0, nil, SegmentFindings())
    (repeatedKeys, distantIssues, others) = ([], [], [])
  }

  /// Creates the list of findings in a file that is not a property list.
  public init(_ findings: [Finding]) {
    self.init()
    others = findings.map { SourcedFinding(source: .project, finding: $0) }.inOrder
    count = findings.count
  }

  /// Joins the lists that were made for the unlike bundles that a document belongs to; linear in the findings where there
  /// are several.
  init(_ lists: [FindingList], of answers: [BundleAnswer]) {
    self = lists.first ?? FindingList()
    guard lists.count > 1, let words else { return }
    let suppressions = suppressions
    let joined = AnsweredFindings(answers).joined(lists.map(\.sourced))
    self.init(words, SegmentFindings(), joined, isWhole: true)
    self.suppressions = suppressions
  }

  /// Makes the list of what was found in the segments of a document, of `others`, and of the issues of its tree as a whole.
  ///
  /// With comments that suppress findings, all are put into words at once.
  init(_ words: FindingWords, _ segments: SegmentFindings, others: [SourcedFinding], isAskingProject: Bool) {
    self.init(words, segments, others)
    guard segments.suppressionCount > 0, words.heedsSuppressions else { return }
    var suppressions = Suppressions(segments, words.document.tree)
    let kept = sourced.filter { !suppressions.absorb($0.finding) }
    let uses = suppressions.uses(words.rules, isAskingProject: isAskingProject)
    self.init(words, SegmentFindings(), (kept + words.findings(of: uses)).inOrder, isWhole: true)
    self.suppressions = suppressions
  }

  private init(
    _ words: FindingWords,
    _ segments: SegmentFindings,
    _ others: [SourcedFinding],
    isWhole: Bool = false
  ) {
    self.words = words
    self.segments = segments
    self.others = others.inOrder
    repeatedKeys = isWhole ? [] : words.repeatedKeys
    distantIssues = segments.issueCount == 0 ? [] : words.document.tree.distantIssues
    count =
      segments.findingCount + segments.issueCount + others.count
      + repeatedKeys.count * words.rules.repeatedKeys.count
    count -= hiddenCount
  }

  /// The number of findings inside unresolved merges, which are left out; linear in the findings if there is such a merge.
  private var hiddenCount: Int {
    guard let words, words.document.hasConflict else { return 0 }
    let (document, rules) = (words.document, words.rules)
    var hidden = others.count { document.isInConflict($0.start) }
    hidden += repeatedKeys.count { document.isInConflict($0.start) } * rules.repeatedKeys.count
    hidden += distantIssues.count { document.isInConflict($0.range.lowerBound) }
    for index in segments.lists.indices where !segments.isEmpty(index) {
      let segment = document.tree.segment(index)
      hidden += segments.lists[index].count { document.isInConflict($0.start + segment.range.lowerBound) }
      guard segments.issueCounts[index] > 0 else { continue }
      hidden += segment.localIssues.count {
        document.isInConflict($0.range.lowerBound) && rules.syntaxCheck(for: $0, in: words.traits) != nil
      }
    }
    return hidden
  }

  /// Returns the list with what slow checks found in the same document.
  public func adding(_ findings: [Finding]) -> FindingList {
    let findings = unsuppressed(findings).filter { words?.document.isInConflict($0.range.lowerBound) != true }
    var list = self
    list.others = (others + findings.map { SourcedFinding(source: .slow, finding: $0) }).inOrder
    list.count += findings.count
    return list
  }

  /// Returns those of other findings in the same document that no comment suppresses.
  public func unsuppressed(_ findings: [Finding]) -> [Finding] {
    guard var suppressions else { return findings }
    return findings.filter { !suppressions.absorb($0) }
  }

  /// All findings with the sorts of rules that made them; linear in their number.
  private var sourced: [SourcedFinding] {
    var iterator = makeIterator()
    var all: [SourcedFinding] = []
    while let next = iterator.nextSourced() { all.append(next) }
    return all
  }

  /// Returns the first findings, at most `count`, with the sorts of rules that made them.
  package func first(_ count: Int) -> [SourcedFinding] {
    var iterator = makeIterator()
    var first: [SourcedFinding] = []
    while first.count < count, let next = iterator.nextSourced() { first.append(next) }
    return first
  }

  /// All findings; linear in their number.
  public var all: [Finding] { Array(self) }

  /// Returns the findings whose range shares a byte or an end with `range`, by ascending start.
  ///
  /// Linear in what was found before the end of `range`, of which only the wanted is put into words.
  public func touching(_ range: Range<Int>) -> [Finding] {
    let others = others.filter { $0.finding.range.touches(range) }
    guard let words else { return others.map(\.finding) }
    let tree = words.document.tree
    var found: [SourcedFinding] = []
    for index in segments.lists.indices where !segments.isEmpty(index) {
      let segment = tree.segment(index)
      guard segment.range.lowerBound <= range.upperBound else { break }
      let start = segment.range.lowerBound
      found += segments.lists[index].filter { $0.finding.range.touches(range.moved(by: -start)) }.map {
        $0.moved(by: start)
      }
      guard segments.issueCounts[index] > 0 else { continue }
      found += words.findings(of: segment.localIssues.filter { $0.range.touches(range) })
    }
    found += words.findings(of: distantIssues.filter { $0.range.touches(range) })
    found += words.findings(of: repeatedKeys).filter { $0.finding.range.touches(range) }
    found += others
    found.removeAll { words.document.isInConflict($0.start) }
    return found.inOrder.map(\.finding)
  }
}

extension FindingList: Sequence {
  /// Starts at the first finding.
  public func makeIterator() -> FindingIterator { FindingIterator(self) }
}
