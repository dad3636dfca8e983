/// The segments of a tree and how trees share them, for caches of facts about segments.
extension PropertyListTree {
  /// The number of segments.
  public var segmentCount: Int { rawSegments.count }

  /// Returns the segment with a number from zero; clamped to those that there are.
  public func segment(_ index: Int) -> TreeSegment {
    TreeSegment(tree: self, index: min(max(index, 0), max(rawSegments.count - 1, 0)))
  }

  /// Returns the number of the segment that holds the byte at `offset`, the last one after the text; logarithmic.
  public func segmentIndex(at offset: Int) -> Int { directory.segment(at: offset) }

  /// Returns how many segments at the start and at the end are the same, in the same order, as among `former`.
  ///
  /// No segment counts twice. Linear in these segments, with a comparison of addresses for each.
  public func segmentsShared(with former: [SegmentID]) -> (first: Int, last: Int) {
    let most = min(rawSegments.count, former.count)
    var first = 0
    while first < most, rawSegments[first] === former[first].segment { first += 1 }
    var last = 0
    while last < most - first,
      rawSegments[rawSegments.count - 1 - last] === former[former.count - 1 - last].segment
    {
      last += 1
    }
    return (first, last)
  }

  /// The issues of containers that begin before the segment that holds the issues, by ascending start.
  ///
  /// Linear in the issues of the segments that hold such.
  public var distantIssues: [SyntaxIssue] {
    Self.ordered(directory.segmentsWithFarIssues.flatMap { issues(in: $0) { !$0.isHere } })
  }

  fileprivate func issues(in number: Int, where isWanted: (RawPlace) -> Bool) -> [SyntaxIssue] {
    rawSegments[number].issues.filter { isWanted($0.place) }.map { resolved($0, in: number) }
  }
}

extension TreeSegment {
  /// The issues that start in the segment, by ascending start; each is made when it is reached.
  public var localIssues: some Sequence<SyntaxIssue> {
    let (tree, index) = (tree, index)
    return tree.rawSegments[index].issues.lazy.filter { $0.place.isHere }.map { tree.resolved($0, in: index) }
  }

  /// Returns the number of issues in the segment that fulfil a condition on their code and severity, also of those about
  /// containers that begin before it.
  ///
  /// Issues that follow each other and are the same in both cost one call of the condition.
  public func issueCount(where isWanted: (SyntaxIssue) -> Bool) -> Int {
    var count = 0
    var last: (issue: RawIssue, isWanted: Bool)?
    for issue in tree.rawSegments[index].issues {
      if let last, last.issue.hasKind(of: issue) {
        if last.isWanted { count += 1 }
        continue
      }
      let answer = isWanted(tree.resolved(issue, in: index))
      last = (issue, answer)
      if answer { count += 1 }
    }
    return count
  }
}

extension RawIssue {
  /// Whether code and severity are those of another issue; later segments may decide over the severity of some.
  fileprivate func hasKind(of other: RawIssue) -> Bool {
    code == other.code && severity == other.severity && undecidedDepth < 0 && other.undecidedDepth < 0
  }
}

extension RawPlace {
  fileprivate var isHere: Bool {
    if case .here = self { return true }
    return false
  }
}
