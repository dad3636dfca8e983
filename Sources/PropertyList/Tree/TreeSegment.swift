/// A part of a tree that is shared with earlier and later trees of the same text as long as no edit reaches it.
public struct TreeSegment: Sendable {
  /// The tree that the segment is read in.
  public let tree: PropertyListTree
  /// The number of the segment in the tree, from zero.
  public let index: Int

  private var segment: Segment { tree.rawSegments[index] }

  /// The identity of the segment in other trees.
  public var id: SegmentID { SegmentID(segment: segment) }

  /// The bytes of the segment.
  public var range: Range<Int> { tree.directory.starts[index]..<tree.directory.starts[index + 1] }

  /// The number of nodes that start in the segment.
  public var nodeCount: Int { segment.nodes.count }

  /// Returns a node that starts in the segment, by its number from zero in the order of their starts; nil where it has fewer.
  public func node(_ number: Int) -> Node? {
    0..<nodeCount ~= number ? Node(tree: tree, segment: index, index: number) : nil
  }

  /// Returns the kind of the node with this number, which must be smaller than `nodeCount`; cheaper than to make the node.
  public func nodeKind(_ number: Int) -> NodeKind { segment.nodes[number].kind }

  /// The issues at places in the segment, by ascending start.
  public var issues: [SyntaxIssue] { tree.issues(startingIn: index) }

  /// The bytes of the comments that begin in the segment, delimiters included, by ascending start.
  public var comments: [Range<Int>] {
    let base = range.lowerBound
    return segment.trivia.filter { $0.kind == .comment }.map { (base + Int($0.start))..<(base + Int($0.end)) }
  }

  /// Whether the segment has no issues, as far as its own text shows; constant time.
  public var hasNoIssueOfItsOwn: Bool { segment.issues.isEmpty }
}

/// The identity of a segment; equal for one that two trees share.
///
/// It keeps the segment alive, so that no other can take its place in memory.
public struct SegmentID: Sendable, Hashable {
  let segment: Segment

  /// Whether both are the very same segment.
  public static func == (lhs: SegmentID, rhs: SegmentID) -> Bool { lhs.segment === rhs.segment }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(segment))
  }
}

extension PropertyListTree {
  /// The parts of the tree in order; together they cover the text.
  public var segments: some RandomAccessCollection<TreeSegment> {
    rawSegments.indices.lazy.map { TreeSegment(tree: self, index: $0) }
  }

  /// The containers that begin in one segment and end in a later one, in the order of their starts.
  public var spanningContainers: [Node] {
    directory.spans.map { Node(tree: self, segment: Int($0.segment), index: Int($0.node)) }
  }
}

extension Node {
  /// The number of the segment that the node starts in.
  public var segmentIndex: Int { segment }

  /// Whether the node ends in a later segment.
  public var spansSegments: Bool { isOpen }
}
