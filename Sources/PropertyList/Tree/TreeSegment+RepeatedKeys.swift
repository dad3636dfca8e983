extension TreeSegment {
  /// The keys that occur more than once in one dictionary within the segment, each group in the order of the text.
  ///
  /// Linear in the nodes of the segment and the keys that are found; the tree's `repeatedKeys` has those of larger
  /// dictionaries.
  public var repeatedKeys: [[Node]] {
    let hashes = localKeyHashes
    let repeated = Self.repeated(hashes.map(\.hash))
    guard !repeated.isEmpty else { return [] }
    // Equal hashes are nearly always equal keys.
    var groups: [[Node]] = []
    for hash in repeated {
      var left = hashes.filter { $0.hash == hash }.map { Node(tree: tree, segment: index, index: $0.index) }
      while let first = left.first {
        let isSame = { (node: Node) in node.parent == first.parent && node.stringValue == first.stringValue }
        let group = left.filter(isSame)
        left.removeAll(where: isSame)
        if group.count > 1 { groups.append(group) }
      }
    }
    return groups
  }

  /// The keys in dictionaries within the segment, with a number for the text and the dictionary.
  private var localKeyHashes: [(index: Int, hash: UInt64)] {
    let nodes = tree.rawSegments[index].nodes
    var keys: [(index: Int, hash: UInt64)] = []
    return tree.text.withBytes(in: range) { bytes in
      for (index, node) in nodes.enumerated() where node.kind == .key && node.parent >= 0 {
        let parent = nodes[Int(node.parent)]
        guard parent.kind == .dictionary, !parent.isOpen else { continue }
        if node.flags.contains(.escaped) {
          var text = Node(tree: tree, segment: self.index, index: index).stringValue ?? ""
          keys.append((index, max(1, text.withUTF8 { KeyHash.hash($0, in: node.parent) })))
        } else {
          let content = UnsafeBufferPointer(rebasing: bytes[Int(node.contentStart)..<Int(node.contentEnd)])
          keys.append((index, max(1, KeyHash.hash(content, in: node.parent))))
        }
      }
      return keys
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
