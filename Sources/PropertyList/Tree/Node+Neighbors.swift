/// Steps to the nodes next to a place or a node, without walking over everything in its container.
extension Node {
  /// Returns the last node directly inside this one that starts before `offset` and the first that starts there or
  /// after.
  ///
  /// Logarithmic in the number of nodes and linear in depth.
  public func children(around offset: Int) -> (previous: Node?, next: Node?) {
    guard let previous = lastChild(startingBefore: offset) else {
      return (nil, children.first.flatMap { $0.range.lowerBound >= offset ? $0 : nil })
    }
    return (previous, previous.nextSibling)
  }

  /// The last node directly inside this one, or nil; logarithmic in the number of nodes.
  public var lastChild: Node? { lastChild(startingBefore: range.upperBound) }

  /// The last entry of a dictionary, or nil; logarithmic in the number of nodes.
  public var lastEntry: DictionaryEntry? { kind == .dictionary ? lastChild?.entry : nil }

  private func lastChild(startingBefore offset: Int) -> Node? {
    var candidate = tree.lastNode(startingAtOrBefore: offset - 1)
    while let node = candidate, node.isAfter(self) {
      let parent = node.parent
      if parent == self { return node }
      candidate = parent
    }
    return nil
  }

  private func isAfter(_ other: Node) -> Bool {
    NodePlace(segment: other.segment, index: other.index) < NodePlace(segment: segment, index: index)
  }

  /// The node that follows this one in the same container, or nil; constant time.
  public var nextSibling: Node? {
    let next = tree.subtreeEnd(segment, index)
    if next.segment == segment, next.index < tree.rawSegments[segment].nodes.count {
      // In one segment, equal numbers are the same container.
      let parent = tree.raw(segment, index).parent
      let isSibling = parent != RawParent.none && tree.raw(segment, next.index).parent == parent
      return isSibling ? Node(tree: tree, segment: segment, index: next.index) : nil
    }
    guard let parent else { return nil }
    let following = NodeChildren(
      tree: tree,
      start: next,
      end: tree.subtreeEnd(parent.segment, parent.index)
    )
    return following.first
  }

  /// The node that precedes this one in the same container, or nil; logarithmic in the number of nodes.
  public var previousSibling: Node? { parent?.lastChild(startingBefore: range.lowerBound) }

  /// The entry whose key or value this node is, or nil if it is in no dictionary; logarithmic in the number of nodes.
  public var entry: DictionaryEntry? {
    guard parent?.kind == .dictionary else { return nil }
    if kind == .key { return entryOfKey }
    let key = previousSibling
    let isPaired = key?.kind == .key && key?.flags.contains(.shorthand) == false
    return DictionaryEntry(key: isPaired ? key : nil, value: self)
  }
  /// The entry of this node, which must be a key in a dictionary; constant time.
  public var entryOfKey: DictionaryEntry {
    if flags.contains(.shorthand) { return DictionaryEntry(key: self, value: self) }
    let value = nextSibling
    return DictionaryEntry(key: self, value: value?.kind == .key ? nil : value)
  }
}
