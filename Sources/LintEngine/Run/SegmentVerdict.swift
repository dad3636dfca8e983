/// What the rules found in one segment of a text, and how long that holds.
struct SegmentVerdict: Sendable {
  /// What must stay the same for the findings to hold.
  struct Conditions: Sendable {
    /// The number of segments after this one that were read.
    let reach: Int
    /// The queries about other entries.
    let questions: SiblingQuestions
    /// What is around the segment; nil if that makes no difference.
    let surroundings: SegmentSurroundings?
  }

  /// The findings with places that count from the segment's start, by ascending start.
  ///
  /// Places may be in later segments, within the reach, but none starts before the segment.
  let findings: [SourcedFinding]
  /// The number of findings that the issues which the segment remembers are; they are made where they are shown.
  let issueCount: Int
  /// The suppressions in comments of the segment, with places that count from its start.
  let suppressions: [SuppressionComment]
  /// What must stay the same.
  let conditions: Conditions
}

/// What was found in each segment of a document.
struct SegmentFindings: Sendable {
  /// The findings of each segment; see `SegmentVerdict`.
  private(set) var lists: [[SourcedFinding]] = []
  /// The number of findings that the syntax issues of each segment are.
  private(set) var issueCounts: [Int32] = []
  /// The suppressions in each segment; see `SegmentVerdict`.
  private(set) var suppressions: [[SuppressionComment]] = []
  /// The number of all suppressions.
  private(set) var suppressionCount = 0
  /// The number of all findings that syntax issues are.
  private(set) var issueCount = 0
  /// The number of all other findings.
  private(set) var findingCount = 0

  /// Returns whether nothing was found in a segment.
  func isEmpty(_ index: Int) -> Bool { lists[index].isEmpty && issueCounts[index] == 0 }

  /// Puts the findings of other segments in the place of some.
  mutating func replace(_ range: Range<Int>, by verdicts: [SegmentVerdict]) {
    for index in range {
      findingCount -= lists[index].count
      issueCount -= Int(issueCounts[index])
      suppressionCount -= suppressions[index].count
    }
    lists.replaceSubrange(range, with: verdicts.map(\.findings))
    issueCounts.replaceSubrange(range, with: verdicts.map { Int32(truncatingIfNeeded: $0.issueCount) })
    suppressions.replaceSubrange(range, with: verdicts.map(\.suppressions))
    for verdict in verdicts {
      suppressionCount += verdict.suppressions.count
      findingCount += verdict.findings.count
      issueCount += verdict.issueCount
    }
  }
}
