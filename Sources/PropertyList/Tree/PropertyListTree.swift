import SourceText

/// The syntaxes in which a property list is written as text.
public enum PropertyListFormat: String, Sendable {
  case xml
  /// The old-style ASCII syntax of OpenStep, `.strings` files included.
  case openStep
}

/// A property list as written: every element with its exact bytes, also where the text is broken.
///
/// The nodes are in flat arrays in the order of their starts, each naming its parent and the end of its subtree, so
/// that a walk is a loop over arrays and no node is an object. The arrays belong to segments of a few kilobytes, which
/// a tree shares with the tree that it was updated from. The text between the nodes is `trivia` or white space;
/// `printed()` puts both together again to the very bytes of the text.
public final class PropertyListTree: Sendable {
  /// The text that was read; all ranges are byte offsets into it.
  public let text: SourceText
  /// The syntax in which the text was read.
  public let format: PropertyListFormat
  let rawSegments: [Segment]
  let directory: SegmentDirectory
  /// The target size of the segments, in bytes.
  let segmentSize: Int
  /// Whether edits can be read incrementally; false if some bytes decide how all the text is read.
  let isUpdatable: Bool
  /// The keys of dictionaries that reach over several segments; one index is shared by all trees that were updated from
  /// one another.
  let keyIndex: KeyIndex

  /// Makes a tree of segments, some of which a `former` tree may have as well.
  init(
    text: SourceText,
    format: PropertyListFormat,
    segments: [Segment],
    segmentSize: Int,
    isUpdatable: Bool = true,
    former: PropertyListTree? = nil
  ) {
    self.text = text
    self.format = format
    self.segmentSize = segmentSize
    self.isUpdatable = isUpdatable
    rawSegments = segments
    directory = SegmentDirectory(segments, former: former.map { ($0.rawSegments, $0.directory) })
    keyIndex = former?.keyIndex ?? KeyIndex()
  }

  /// Whether CoreFoundation reads the text, even if with losses; constant time.
  public var isReadable: Bool { !directory.traits.contains(.error) }

  /// Whether lines of a merge conflict are left in the text; constant time.
  public var hasConflictMarker: Bool { directory.traits.contains(.conflictMarker) }

  /// Whether the text has lines of the C preprocessor; constant time.
  public var hasPreprocessorDirective: Bool { directory.traits.contains(.preprocessorDirective) }

  /// Whether CoreFoundation reads the text after the C preprocessor has removed its lines; constant time.
  public var isReadableWhenPreprocessed: Bool { !directory.traits.contains(.lastingError) }

  /// Whether Foundation stops reading before the end, without an error; constant time.
  public var isTruncated: Bool { directory.traits.contains(.truncation) }

  // MARK: Nodes

  /// The object of the property list, inside `<plist>` if there is one; nil if there is none.
  public var root: Node? { firstNode { $0 != .plist } }

  /// The first node of the text, `<plist>` if there is one; nil if there is none.
  public var firstNode: Node? { firstNode { _ in true } }

  private func firstNode(where isWanted: (NodeKind) -> Bool) -> Node? {
    for (number, segment) in rawSegments.enumerated() {
      if let index = segment.nodes.firstIndex(where: { isWanted($0.kind) }) {
        return Node(tree: self, segment: number, index: index)
      }
    }
    return nil
  }

  /// All nodes in the order of their starts, `<plist>` included.
  public var allNodes: some Sequence<Node> { segments.lazy.flatMap { (0..<$0.nodeCount).compactMap($0.node) } }

  /// Returns the innermost node whose range holds `offset`, both ends included, or nil outside all nodes.
  ///
  /// Where two nodes touch at `offset`, the one that starts there is preferred. Logarithmic in the number of nodes and
  /// linear in depth.
  public func innermostNode(at offset: Int) -> Node? {
    // The last node that starts at or before the offset is the wanted one or a descendant of its siblings.
    var candidate = lastNode(startingAtOrBefore: offset)
    while let node = candidate, node.range.upperBound < offset { candidate = node.parent }
    return candidate
  }

  /// Returns the last node that starts at or before `offset`, or nil; logarithmic in the number of nodes.
  public func lastNode(startingAtOrBefore offset: Int) -> Node? {
    guard offset >= 0, !rawSegments.isEmpty else { return nil }
    var number = directory.segment(at: offset)
    let start = offset - directory.starts[number]
    var low = 0
    var high = rawSegments[number].nodes.count
    while low < high {
      let middle = (low + high) / 2
      if rawSegments[number].nodes[middle].start <= start { low = middle + 1 } else { high = middle }
    }
    if low > 0 { return Node(tree: self, segment: number, index: low - 1) }
    while number > 0 {
      number -= 1
      let count = rawSegments[number].nodes.count
      if count > 0 { return Node(tree: self, segment: number, index: count - 1) }
    }
    return nil
  }

  // MARK: Printing

  /// Puts the tree's nodes, trivia and white space together again; equal to the text's bytes for every tree.
  ///
  /// It walks the nodes, not the text, so a wrong range or order shows as a difference. Linear.
  public func printed() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    var open: [Node] = []
    var cursor = 0
    func emit(to end: Int) {
      guard cursor < end else { return }
      output.append(contentsOf: text.bytes(in: cursor..<end))
      cursor = end
    }
    for node in allNodes {
      let parent = node.parent
      while let last = open.last, last != parent {
        emit(to: last.range.upperBound)
        open.removeLast()
      }
      let fits = parent.map { node.range.upperBound <= $0.range.upperBound } ?? true
      guard node.range.lowerBound >= cursor, open.last == parent, fits else { return [] }
      emit(to: node.range.lowerBound)
      if node.children.isEmpty {
        emit(to: node.range.upperBound)
      } else {
        open.append(node)
        emit(to: node.contentRange.lowerBound)
      }
    }
    for node in open.reversed() { emit(to: node.range.upperBound) }
    emit(to: text.count)
    return output
  }
}
