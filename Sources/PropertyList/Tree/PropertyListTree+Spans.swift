/// How nodes reach over the borders of segments.
extension PropertyListTree {
  func raw(_ segment: Int, _ index: Int) -> RawNode { rawSegments[segment].nodes[index] }

  /// Returns the span of a node that ends in a later segment; logarithmic in the nodes that are open there.
  func span(of segment: Int, _ index: Int) -> SegmentDirectory.Span? {
    let openings = rawSegments[segment].openings
    var low = 0
    var high = openings.count
    while low < high {
      let middle = (low + high) / 2
      if Int(openings[middle]) < index { low = middle + 1 } else { high = middle }
    }
    guard low < openings.count, Int(openings[low]) == index else { return nil }
    return directory.spans[Int(directory.firstSpans[segment]) + low]
  }

  /// Returns the end of a node that ends in a later segment, with places from that segment's start.
  func closing(of span: SegmentDirectory.Span) -> RawClosing? {
    guard span.closeSegment >= 0, span.closing >= 0 else { return nil }
    return rawSegments[Int(span.closeSegment)].closings[Int(span.closing)]
  }

  /// Returns the node around a node of `segment` whose raw parent is `parent`; linear in depth if it is far away.
  func node(_ parent: Int32, from segment: Int) -> Node? {
    if parent >= 0 { return Node(tree: self, segment: segment, index: Int(parent)) }
    guard let depth = RawParent.depth(parent) else { return nil }
    return inheritedNode(depth: depth, in: segment)
  }

  /// Returns the container at `depth` that is open where `segment` begins.
  func inheritedNode(depth: Int, in segment: Int) -> Node? {
    guard let number = directory.span(depth: depth, from: directory.entrySpans[segment]) else { return nil }
    let span = directory.spans[Int(number)]
    return Node(tree: self, segment: Int(span.segment), index: Int(span.node))
  }

  /// Returns the place after the last node inside a node.
  func subtreeEnd(_ segment: Int, _ index: Int) -> NodePlace {
    let raw = raw(segment, index)
    guard raw.isOpen else { return NodePlace(segment: segment, index: Int(raw.next)) }
    guard let span = span(of: segment, index), let closing = closing(of: span) else {
      return NodePlace(segment: rawSegments.count, index: 0)
    }
    return NodePlace(segment: Int(span.closeSegment), index: Int(closing.nodeCount))
  }
}

/// A place in the order of all nodes: before the node with an index in a segment.
struct NodePlace: Sendable, Hashable, Comparable {
  var segment: Int
  var index: Int

  static func < (lhs: NodePlace, rhs: NodePlace) -> Bool {
    (lhs.segment, lhs.index) < (rhs.segment, rhs.index)
  }
}
