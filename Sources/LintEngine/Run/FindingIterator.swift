import PropertyList

/// Steps through a list of findings, piece by piece of the text, and puts into words only those that it comes to.
public struct FindingIterator: IteratorProtocol {
  /// The number of syntax issues of a segment that are put into words at once: a broken text may have an issue at every byte.
  private static let pieceSize = 128

  private let list: FindingList
  /// The next segment.
  private var segment = 0
  /// What is left of the segment before it.
  private var rest: SegmentRest?
  /// Findings to return, in order, and the next of them.
  private var ready: [SourcedFinding] = []
  private var position = 0
  /// Findings of pieces that were already visited, which start after these pieces; in order.
  private var waiting: [SourcedFinding] = []
  private var repeatedKeys: ArraySlice<RepeatedKey>
  private var distantIssues: ArraySlice<SyntaxIssue>
  private var others: ArraySlice<SourcedFinding>
  /// The segment in which the first of the three starts.
  private var nextSegment = 0
  private var isAtEnd = false

  /// What was not collected yet of a segment.
  private struct SegmentRest {
    /// The bytes of the segment.
    let range: Range<Int>
    /// By ascending start, with places that count from the segment's start.
    var findings: ArraySlice<SourcedFinding>
    /// By ascending start, after `nextIssue`.
    let issues: AnyIterator<SyntaxIssue>
    var nextIssue: SyntaxIssue?

    init(_ segment: TreeSegment, _ findings: [SourcedFinding], hasIssues: Bool) {
      range = segment.range
      self.findings = findings[...]
      issues = hasIssues ? AnyIterator(segment.localIssues.makeIterator()) : AnyIterator { nil }
      nextIssue = issues.next()
    }

    /// Removes the issues of the next piece and returns them, with the end of the piece; those that start at one place are not
    /// divided.
    mutating func takeIssues() -> (issues: [SyntaxIssue], end: Int) {
      var taken: [SyntaxIssue] = []
      while let next = nextIssue,
        taken.count < pieceSize || next.range.lowerBound == taken.last?.range.lowerBound
      {
        taken.append(next)
        nextIssue = issues.next()
      }
      return (taken, nextIssue?.range.lowerBound ?? range.upperBound)
    }
  }

  init(_ list: FindingList) {
    self.list = list
    repeatedKeys = list.repeatedKeys[...]
    distantIssues = list.distantIssues[...]
    others = list.others[...]
    findNextSegment()
  }

  /// Returns the next finding, or nil after the last.
  public mutating func next() -> Finding? { nextSourced()?.finding }

  /// Returns the next finding with the sort of rule that made it.
  mutating func nextSourced() -> SourcedFinding? {
    while position >= ready.count {
      guard !isAtEnd else { return nil }
      advance()
    }
    defer { position += 1 }
    return ready[position]
  }

  /// Prepares the findings that start in the next piece with any, or after the last.
  private mutating func advance() {
    while rest == nil, segment < list.segments.lists.count {
      let index = segment
      segment += 1
      guard !list.segments.isEmpty(index) || !waiting.isEmpty || index >= nextSegment else { continue }
      rest = restOfSegment(index)
    }
    collect()
  }

  /// Returns all of a segment, none of which is collected yet.
  private func restOfSegment(_ index: Int) -> SegmentRest? {
    list.words.map { words in
      let segment = words.document.tree.segment(index)
      return SegmentRest(segment, list.segments.lists[index], hasIssues: list.segments.issueCounts[index] > 0)
    }
  }

  /// Collects what starts in the next piece of the segment, or all that is left.
  private mutating func collect() {
    guard let words = list.words else {
      (ready, position, isAtEnd) = (Array(others), 0, true)
      others = []
      return
    }
    var found = waiting
    var end = Int.max
    if var rest {
      let issues: [SyntaxIssue]
      (issues, end) = rest.takeIssues()
      let start = rest.range.lowerBound
      // What starts at the end of the text or later belongs to the last piece.
      let isLast = rest.nextIssue == nil
      found += rest.findings.removePrefix { isLast || $0.start + start < end }.map { $0.moved(by: start) }
      found += words.findings(of: issues)
      self.rest = isLast ? nil : rest
    } else {
      isAtEnd = true
    }
    found += words.findings(of: distantIssues.removePrefix { $0.range.lowerBound < end })
    found += words.findings(of: repeatedKeys.removePrefix { $0.start < end })
    found += others.removePrefix { $0.start < end }
    // One conflict is one finding: what is between its markers is of two states at once.
    found.removeAll { words.document.isInConflict($0.start) }
    found = found.inOrder
    let split = found.firstIndex { $0.start >= end } ?? found.count
    ready = Array(found[..<split])
    waiting = Array(found[split...])
    position = 0
    findNextSegment()
  }

  private mutating func findNextSegment() {
    let starts = [
      repeatedKeys.first?.start, distantIssues.first?.range.lowerBound, others.first?.start,
    ]
    let start = starts.compactMap(\.self).min()
    nextSegment = start.flatMap { list.words?.document.tree.segmentIndex(at: $0) } ?? .max
  }
}

extension ArraySlice {
  /// Removes the first elements for which `isWanted` holds and returns them.
  fileprivate mutating func removePrefix(while isWanted: (Element) -> Bool) -> ArraySlice {
    let found = prefix(while: isWanted)
    removeFirst(found.count)
    return found
  }
}
