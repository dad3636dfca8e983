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

extension TreeSegment {
  /// The keys that occur more than once in one dictionary within the segment, each group in the order of the text.
  ///
  /// Linear in the nodes of the segment and the keys that are found; the tree's `repeatedKeys` has those of larger
  /// dictionaries.
  public var repeatedKeys: [[Node]] {
    let hashes = localKeyHashes
    let repeated = Self.repeated(hashes.map(\.hash))
    guard !repeated.isEmpty else { return [] }
    return repeated.flatMap { hash in
      Node.repeatedKeys(
        in: hashes.filter { $0.hash == hash }.map { Node(tree: tree, segment: index, index: $0.index) }
      )
    }
  }

  /// The keys in dictionaries within the segment, with a number for the text and the dictionary.
  private var localKeyHashes: [(index: Int, hash: UInt64)] {
    let nodes = tree.rawSegments[index].nodes
    return KeyHash.keys(of: index, in: tree) { parent in
      guard parent >= 0, nodes[Int(parent)].kind == .dictionary, !nodes[Int(parent)].isOpen else { return nil }
      return parent
    }
  }

  /// Returns the numbers that occur more than once in `hashes`, each once.
  private static func repeated(_ hashes: [UInt64]) -> [UInt64] {
    guard hashes.count > 1 else { return [] }
    var repeated: [UInt64] = []
    // Half of the places stay free, so that searches end soon; 0 marks a free one.
    var places = 4
    while places < hashes.count * 2 { places *= 2 }
    var table = [UInt64](repeating: 0, count: places)
    for hash in hashes {
      var place = Int(truncatingIfNeeded: hash) & (places - 1)
      while table[place] != 0, table[place] != hash { place = (place + 1) & (places - 1) }
      if table[place] == hash, hash != 0, !repeated.contains(hash) { repeated.append(hash) }
      table[place] = hash
    }
    return repeated
  }
}

/// Numbers that stand for the text of a key in one container (FNV-1a); never 0.
enum KeyHash {
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, in container: Int32) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bitPattern: Int64(container)) &* 0x9E37_79B9_7F4A_7C15
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return max(1, hash)
  }

  /// Returns the keys of a segment for which `container` has a number, by what the node around them is written as.
  static func keys(
    of number: Int,
    in tree: PropertyListTree,
    _ container: (_ parent: Int32) -> Int32?
  ) -> [(index: Int, hash: UInt64)] {
    let nodes = tree.rawSegments[number].nodes
    guard !nodes.isEmpty else { return [] }
    let start = tree.directory.starts[number]
    return tree.text.withBytes(in: start..<tree.directory.starts[number + 1]) { bytes in
      var keys: [(index: Int, hash: UInt64)] = []
      for (index, node) in nodes.enumerated() where node.kind == .key {
        guard let container = container(node.parent) else { continue }
        if node.flags.contains(.escaped) {
          var text = Node(tree: tree, segment: number, index: index).stringValue ?? ""
          keys.append((index, text.withUTF8 { hash($0, in: container) }))
        } else {
          let content = UnsafeBufferPointer(rebasing: bytes[Int(node.contentStart)..<Int(node.contentEnd)])
          keys.append((index, hash(content, in: container)))
        }
      }
      return keys
    }
  }
}
