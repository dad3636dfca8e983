import SourceText

/// A view of one node of a tree; cheap to make and to pass on.
public struct Node: Sendable {
  /// The tree that the node belongs to.
  public let tree: PropertyListTree
  let segment: Int
  let index: Int

  init(tree: PropertyListTree, segment: Int, index: Int) {
    self.tree = tree
    self.segment = segment
    self.index = index
  }

  private var raw: RawNode { tree.raw(segment, index) }
  private var base: Int { tree.directory.starts[segment] }
  var isOpen: Bool { raw.isOpen }

  /// The kind of the node.
  public var kind: NodeKind { raw.kind }

  /// How the node is written.
  public var flags: NodeFlags {
    raw.isOpen ? raw.flags.union(closing?.flags ?? []) : raw.flags
  }

  /// All bytes of the node, with tags, quotes or brackets.
  public var range: Range<Int> {
    let raw = raw
    let start = base + Int(raw.start)
    return start..<(raw.isOpen ? farEnd(\.end) ?? start : base + Int(raw.end))
  }

  /// The bytes between the tags, quotes or brackets.
  ///
  /// For bare strings all bytes; for empty elements an empty range.
  public var contentRange: Range<Int> {
    let raw = raw
    let start = base + Int(raw.contentStart)
    return start..<(raw.isOpen ? farEnd(\.contentEnd) ?? start : base + Int(raw.contentEnd))
  }

  /// The open tag, quote or bracket; empty for bare strings.
  public var openRange: Range<Int> { (base + Int(raw.start))..<(base + Int(raw.contentStart)) }

  /// The close tag, quote or bracket; empty if there is none.
  public var closeRange: Range<Int> { contentRange.upperBound..<range.upperBound }

  private var closing: RawClosing? { tree.span(of: segment, index).flatMap(tree.closing) }

  /// Returns a place in the segment in which this node ends.
  private func farEnd(_ place: (RawClosing) -> UInt32) -> Int? {
    guard let span = tree.span(of: segment, index), let closing = tree.closing(of: span) else { return nil }
    return tree.directory.starts[Int(span.closeSegment)] + Int(place(closing))
  }

  /// The node around this one, or nil at the top.
  public var parent: Node? { tree.node(raw.parent, from: segment) }

  /// The nodes directly inside this one, in order.
  public var children: NodeChildren {
    NodeChildren(
      tree: tree,
      start: NodePlace(segment: segment, index: index + 1),
      end: tree.subtreeEnd(segment, index)
    )
  }

  /// The number of containers around the node.
  public var depth: Int { sequence(first: self) { $0.parent }.dropFirst().reduce(0) { count, _ in count + 1 } }

  /// The key-value pairs of a dictionary, in order; empty for other nodes.
  public var entries: DictionaryEntries { DictionaryEntries(kind == .dictionary ? children : .none(in: tree)) }

  /// Returns the last value of `key` in a dictionary, as readers do for duplicate keys; same cost as `entry(forKey:)`.
  public func value(forKey key: String) -> Node? {
    entry(forKey: key)?.value
  }

  /// Returns the last entry with `key` in a dictionary.
  ///
  /// Linear in the entries of a small dictionary; a large one has an index of its keys, which is made at the first
  /// look-up.
  public func entry(forKey key: String) -> DictionaryEntry? {
    guard !spansSegments else { return tree.keyIndex.lastKey(key, in: self)?.entry }
    return lastKey(key)?.entryOfKey
  }

  /// The text of a key, string or number with entities and escapes resolved; nil for containers.
  public var stringValue: String? {
    guard !kind.isContainer else { return nil }
    guard flags.contains(.escaped) else { return tree.text.string(in: contentRange) }
    let content = rawContent[...]
    return tree.format == .xml ? XMLText.decode(content) : OpenStepText.decode(content)
  }

  /// The bytes of the content as they are in the file; linear in their number.
  public var rawContent: [UInt8] { tree.text.bytes(in: contentRange) }

  /// Returns whether the node's text is `text`, without making a string if there are no escapes.
  public func textEquals(_ text: String) -> Bool {
    guard !kind.isContainer else { return false }
    guard !flags.contains(.escaped) else { return stringValue == text }
    let range = contentRange
    guard range.count == text.utf8.count else { return false }
    return tree.text.withBytes(in: range) { $0.elementsEqual(text.utf8) }
  }
}

extension Node: Hashable {
  /// Whether both are the same node of the same tree.
  public static func == (lhs: Node, rhs: Node) -> Bool {
    lhs.index == rhs.index && lhs.segment == rhs.segment && lhs.tree === rhs.tree
  }

  /// Hashes the place in the tree.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(segment)
    hasher.combine(index)
  }
}

/// The nodes directly inside a node.
public struct NodeChildren: Sequence, Sendable {
  let tree: PropertyListTree
  private let start: NodePlace
  private let end: NodePlace

  init(tree: PropertyListTree, start: NodePlace, end: NodePlace) {
    self.tree = tree
    self.start = start
    self.end = end
  }

  static func none(in tree: PropertyListTree) -> NodeChildren {
    NodeChildren(tree: tree, start: NodePlace(segment: 0, index: 0), end: NodePlace(segment: 0, index: 0))
  }

  /// The first of them.
  public var first: Node? {
    var iterator = makeIterator()
    return iterator.next()
  }

  /// Whether there are no children.
  public var isEmpty: Bool { first == nil }

  /// Starts at the first node.
  public func makeIterator() -> Iterator { Iterator(tree: tree, place: start, end: end) }

  /// Steps from one node to its next sibling.
  public struct Iterator: IteratorProtocol {
    let tree: PropertyListTree
    var place: NodePlace
    let end: NodePlace

    /// Returns the next node, or nil after the last; constant time, except for segments without nodes in between.
    public mutating func next() -> Node? {
      while place.segment < end.segment, place.index >= tree.rawSegments[place.segment].nodes.count {
        place = NodePlace(segment: place.segment + 1, index: 0)
      }
      guard place < end else { return nil }
      defer { place = tree.subtreeEnd(place.segment, place.index) }
      return Node(tree: tree, segment: place.segment, index: place.index)
    }
  }
}
