extension Node {
  /// Calls `body` with the text of each of the first `limit` keys of a dictionary and its node, in order.
  ///
  /// Entities and escapes are resolved. Linear in the children up to there; no string is made for usual keys.
  public func forEachKey(limit: Int, _ body: (_ text: UnsafeBufferPointer<UInt8>, _ key: Node) -> Void) {
    guard kind == .dictionary else { return }
    let end = tree.subtreeEnd(segment, index)
    var place = NodePlace(segment: segment, index: index + 1)
    var count = 0
    while place.segment < tree.rawSegments.count, place < end, count < limit {
      let number = place.segment
      let nodes = tree.rawSegments[number].nodes
      let start = tree.directory.starts[number]
      tree.text.withBytes(in: start..<tree.directory.starts[number + 1]) { bytes in
        while place.segment == number, place.index < nodes.count, place < end, count < limit {
          let node = nodes[place.index]
          if node.kind == .key {
            count += 1
            Self.visit(node, Node(tree: tree, segment: number, index: place.index), bytes, body)
          }
          place = node.isOpen ? tree.subtreeEnd(number, place.index) : NodePlace(segment: number, index: Int(node.next))
        }
      }
      if place.segment == number { place = NodePlace(segment: number + 1, index: 0) }
    }
  }

  /// Returns the last key with a text in a dictionary that lies in one segment; linear in the children, without making nodes of them.
  func lastKey(_ text: String) -> Node? {
    guard kind == .dictionary else { return nil }
    let nodes = tree.rawSegments[segment].nodes
    let (start, end) = (tree.directory.starts[segment], Int(nodes[index].next))
    var last: Int?
    tree.text.withBytes(in: start..<tree.directory.starts[segment + 1]) { bytes in
      var text = text
      text.withUTF8 { text in
        var next = index + 1
        while next < end {
          let node = nodes[next]
          if node.kind == .key, isText(text, node, next, bytes) { last = next }
          next = Int(node.next)
        }
      }
    }
    return last.map { Node(tree: tree, segment: segment, index: $0) }
  }

  /// Returns whether a key of this node's segment, whose bytes are given, has a text.
  private func isText(
    _ text: UnsafeBufferPointer<UInt8>,
    _ raw: RawNode,
    _ index: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard raw.flags.contains(.escaped) else {
      // Keys of one length are rarer than equal first bytes.
      return Int(raw.contentEnd - raw.contentStart) == text.count
        && bytes[Int(raw.contentStart)..<Int(raw.contentEnd)].elementsEqual(text)
    }
    return Node(tree: tree, segment: segment, index: index).textEquals(String(decoding: text, as: UTF8.self))
  }

  private static func visit(
    _ raw: RawNode,
    _ key: Node,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>, Node) -> Void
  ) {
    guard raw.flags.contains(.escaped) else {
      return body(UnsafeBufferPointer(rebasing: bytes[Int(raw.contentStart)..<Int(raw.contentEnd)]), key)
    }
    var text = key.stringValue ?? ""
    text.withUTF8 { body($0, key) }
  }
}

extension Node {
  /// Returns the keys among `keys` with the same text and container, where there are several, each group in the given order.
  ///
  /// Linear for each text, so meant for keys of the same hash, which nearly always are equal.
  static func repeatedKeys(in keys: [Node]) -> [[Node]] {
    var groups: [[Node]] = []
    var left = keys
    while let first = left.first, left.count > 1 {
      let (name, parent) = (first.stringValue ?? "", first.parent)
      var (group, others) = ([first], [Node]())
      for key in left.dropFirst() {
        if key.textEquals(name), key.parent == parent { group.append(key) } else { others.append(key) }
      }
      if group.count > 1 { groups.append(group) }
      left = others
    }
    return groups
  }
}
