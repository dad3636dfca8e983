import PropertyList

extension PropertyListTree {
  /// Returns the innermost dictionary, array or `<plist>` whose content holds `offset`, both ends included.
  ///
  /// A container without an end reaches over the space behind it. Logarithmic in the nodes, linear in depth and that space.
  func container(at offset: Int) -> Node? {
    var node = lastNode(startingBy: offset)
    while let candidate = node {
      if candidate.kind.isContainer, candidate.kind != .unknown, holds(offset, candidate) { return candidate }
      node = candidate.parent
    }
    return nil
  }

  private func holds(_ offset: Int, _ container: Node) -> Bool {
    let content = container.contentRange
    guard !container.flags.contains(.emptyElement), content.lowerBound <= offset else { return false }
    if offset <= content.upperBound { return true }
    return container.flags.contains(.unclosed)
      && text.firstOffset(in: content.upperBound..<offset) { !TypedByte.isSpace($0) } == nil
  }

  private func lastNode(startingBy offset: Int) -> Node? {
    let nodes = allNodes
    func node(_ number: Int) -> Node { nodes[nodes.index(nodes.startIndex, offsetBy: number)] }
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if node(middle).range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? node(low - 1) : nil
  }
}

extension Node {
  /// Returns the last child that ends at or before `offset` and the first that starts there or behind.
  func neighbors(of offset: Int) -> (previous: Node?, next: Node?) {
    var previous: Node?
    for child in children {
      if child.range.lowerBound >= offset { return (previous, child) }
      previous = child
    }
    return (previous, nil)
  }
}
