import PropertyList

/// Steps through a list of findings, segment by segment, and puts into words only those that it comes to.
public struct FindingIterator: IteratorProtocol {
  private let list: FindingList
  /// The next segment.
  private var segment = 0
  /// Findings to return, in order, and the next of them.
  private var ready: [SourcedFinding] = []
  private var position = 0
  /// Findings of segments that were already visited, which start after these segments; in order.
  private var waiting: [SourcedFinding] = []
  private var repeatedKeys: ArraySlice<RepeatedKey>
  private var distantIssues: ArraySlice<SyntaxIssue>
  private var others: ArraySlice<SourcedFinding>
  /// The segment in which the first of the three starts.
  private var nextSegment = 0
  private var isAtEnd = false

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

  /// Prepares the findings that start in the next segment with any, or after the last.
  private mutating func advance() {
    while segment < list.segments.lists.count {
      let index = segment
      segment += 1
      guard !list.segments.isEmpty(index) || !waiting.isEmpty || index >= nextSegment else { continue }
      return collect(index)
    }
    isAtEnd = true
    collect(nil)
  }

  /// Collects what starts in a segment, or all that is left.
  private mutating func collect(_ index: Int?) {
    guard let words = list.words else {
      (ready, position) = (Array(others), 0)
      others = []
      return
    }
    var found = waiting
    var end = Int.max
    if let index {
      let segment = words.document.tree.segment(index)
      end = segment.range.upperBound
      found += list.segments.lists[index].map { $0.moved(by: segment.range.lowerBound) }
      if list.segments.issueCounts[index] > 0 { found += words.findings(of: segment.localIssues) }
    }
    found += words.findings(of: distantIssues.removePrefix { $0.range.lowerBound < end })
    found += words.findings(of: repeatedKeys.removePrefix { $0.later.range.lowerBound < end })
    found += others.removePrefix { $0.start < end }
    found = found.inOrder
    let split = found.firstIndex { $0.start >= end } ?? found.count
    ready = Array(found[..<split])
    waiting = Array(found[split...])
    position = 0
    findNextSegment()
  }

  private mutating func findNextSegment() {
    let starts = [
      repeatedKeys.first?.later.range.lowerBound, distantIssues.first?.range.lowerBound, others.first?.start,
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
