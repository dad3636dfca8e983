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
