import SourceText

/// A view of one node of a tree; cheap to make and to pass on.
public struct Node: Sendable {
  /// The tree that the node belongs to.
  public let tree: PropertyListTree
  let index: Int

  private var raw: RawNode { tree.nodes[index] }

  /// What the node is.
  public var kind: NodeKind { raw.kind }

  /// How the node is written.
  public var flags: NodeFlags { raw.flags }

  /// All bytes of the node, with tags, quotes or brackets.
  public var range: Range<Int> { Int(raw.start)..<Int(raw.end) }

  /// The bytes between the tags, quotes or brackets; for bare strings and empty elements the same place without any.
  public var contentRange: Range<Int> { Int(raw.contentStart)..<Int(raw.contentEnd) }

  /// The open tag, quote or bracket; empty for bare strings.
  public var openRange: Range<Int> { Int(raw.start)..<Int(raw.contentStart) }

  /// The close tag, quote or bracket; empty where there is none.
  public var closeRange: Range<Int> { Int(raw.contentEnd)..<Int(raw.end) }

  /// The node around this one, or nil at the top.
  public var parent: Node? {
    raw.parent < 0 ? nil : Node(tree: tree, index: Int(raw.parent))
  }

  /// The nodes directly inside this one, in order.
  public var children: NodeChildren { NodeChildren(tree: tree, first: index + 1, end: Int(raw.next)) }

  /// The number of containers around the node.
  public var depth: Int { sequence(first: self) { $0.parent }.dropFirst().reduce(0) { count, _ in count + 1 } }

  /// The key-value pairs of a dictionary, in order; empty for other nodes.
  public var entries: DictionaryEntries { DictionaryEntries(kind == .dictionary ? children : NodeChildren(tree: tree)) }

  /// Returns the last value of `key` in a dictionary, as readers do where a key stands twice; linear in the entries.
  public func value(forKey key: String) -> Node? {
    entry(forKey: key)?.value
  }

  /// Returns the last entry with `key` in a dictionary; linear in the entries.
  public func entry(forKey key: String) -> DictionaryEntry? {
    var found: DictionaryEntry?
    for entry in entries where entry.keyEquals(key) { found = entry }
    return found
  }

  /// The entry whose key or value this node is, or nil where it stands in no dictionary; linear in the entries.
  public var entry: DictionaryEntry? {
    guard let parent, parent.kind == .dictionary else { return nil }
    return parent.entries.first { $0.key == self || $0.value == self }
  }

  /// The text of a key, string or number with entities and escapes resolved; nil for containers.
  public var stringValue: String? {
    guard !kind.isContainer else { return nil }
    guard flags.contains(.escaped) else { return tree.text.string(in: contentRange) }
    return tree.format == .xml ? XMLText.decode(rawContent) : OpenStepText.decode(rawContent)
  }

  /// The bytes of the content as they stand in the file, in an array of their own; linear in their number.
  public var rawContent: ArraySlice<UInt8> { tree.text.bytes(in: contentRange)[...] }

  /// Returns whether the node's text is `text`, without making a string where nothing is escaped.
  public func textEquals(_ text: String) -> Bool {
    guard !kind.isContainer else { return false }
    guard !flags.contains(.escaped) else { return stringValue == text }
    return tree.text.withBytes(in: contentRange) { $0.elementsEqual(text.utf8) }
  }
}

extension Node: Hashable {
  /// Whether both are the same node of the same tree.
  public static func == (lhs: Node, rhs: Node) -> Bool {
    lhs.index == rhs.index && lhs.tree === rhs.tree
  }

  /// Hashes the place in the tree.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

/// The nodes directly inside a node.
public struct NodeChildren: Sequence, Sendable {
  let tree: PropertyListTree
  private let start: Int
  private let end: Int

  init(tree: PropertyListTree, first: Int = 0, end: Int = 0) {
    self.tree = tree
    self.start = first
    self.end = end
  }

  /// The first of them.
  public var first: Node? { start < end ? Node(tree: tree, index: start) : nil }

  /// Whether there are none.
  public var isEmpty: Bool { start >= end }

  /// Starts at the first node.
  public func makeIterator() -> Iterator { Iterator(tree: tree, index: start, end: end) }

  /// Steps from one node to its next sibling.
  public struct Iterator: IteratorProtocol {
    let tree: PropertyListTree
    var index: Int
    let end: Int

    /// Returns the next node, or nil behind the last; constant time.
    public mutating func next() -> Node? {
      guard index < end else { return nil }
      defer { index = Int(tree.nodes[index].next) }
      return Node(tree: tree, index: index)
    }
  }
}
