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
  /// The issues that the segment holds; a few may be about containers that begin before it.
  ///
  /// Their number and codes are the same in all trees that share the segment.
  public var rememberedIssues: [SyntaxIssue] { tree.issues(in: index) { _ in true } }

  /// Those of them that start in the segment, by ascending start.
  public var localIssues: [SyntaxIssue] { tree.issues(in: index) { $0.isHere } }
}

extension RawPlace {
  fileprivate var isHere: Bool {
    if case .here = self { return true }
    return false
  }
}
