extension Node {
  /// Calls `body` with the bytes of the first `limit` keys of a dictionary, in order, until it returns false.
  ///
  /// Entities and escapes are resolved. Linear in the children up to there; no node or string is made for usual keys.
  public func forEachKey(limit: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
    guard kind == .dictionary else { return }
    let end = tree.subtreeEnd(segment, index)
    var place = NodePlace(segment: segment, index: index + 1)
    var count = 0
    while place.segment < tree.rawSegments.count, place < end, count < limit {
      let number = place.segment
      let nodes = tree.rawSegments[number].nodes
      let start = tree.directory.starts[number]
      let goesOn = tree.text.withBytes(in: start..<tree.directory.starts[number + 1]) { bytes in
        while place.segment == number, place.index < nodes.count, place < end, count < limit {
          let node = nodes[place.index]
          if node.kind == .key {
            count += 1
            guard Self.visit(node, place, in: tree, bytes, body) else { return false }
          }
          place = node.isOpen ? tree.subtreeEnd(number, place.index) : NodePlace(segment: number, index: Int(node.next))
        }
        return true
      }
      guard goesOn else { return }
      if place.segment == number { place = NodePlace(segment: number + 1, index: 0) }
    }
  }

  private static func visit(
    _ node: RawNode,
    _ place: NodePlace,
    in tree: PropertyListTree,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard node.flags.contains(.escaped) else {
      return body(UnsafeBufferPointer(rebasing: bytes[Int(node.contentStart)..<Int(node.contentEnd)]))
    }
    var text = Node(tree: tree, segment: place.segment, index: place.index).stringValue ?? ""
    return text.withUTF8(body)
  }
}
