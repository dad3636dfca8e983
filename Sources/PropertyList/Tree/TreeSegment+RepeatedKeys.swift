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
