import Locking

/// Finds keys in dictionaries that are too large to walk for each look-up.
///
/// One index belongs to a tree and to those that it was updated to. The first look-up in a tree brings it up to date,
/// at the cost of the segments that differ from the tree of the look-up before.
final class KeyIndex: Sendable {
  private let contents = Locked(Contents())

  /// Returns the last key of a spanning dictionary that reads `name`, or nil; constant time once the index is up to date.
  func lastKey(_ name: String, in dictionary: Node) -> Node? {
    let tree = dictionary.tree
    guard dictionary.kind == .dictionary, let span = tree.span(of: dictionary.segment, dictionary.index) else {
      return nil
    }
    var name = name
    let hash = name.withUTF8 { KeyHash.hash($0, in: span.id) }
    let segments = contents.withLock { contents in
      contents.update(to: tree)
      return contents.segments(with: hash)
    }
    var last: Node?
    for node in Self.nodes(with: hash, in: segments, of: tree) where node.textEquals(name) && node.parent == dictionary
    {
      last = node
    }
    return last
  }

  /// Returns the keys that occur more than once in one spanning dictionary, each group in the order of the text, by the
  /// first.
  func repeatedKeys(in tree: PropertyListTree) -> [[Node]] {
    let repeated = contents.withLock { contents in
      contents.update(to: tree)
      return contents.repeated
    }
    var groups: [[Node]] = []
    for (hash, segments) in repeated {
      var left = Self.nodes(with: hash, in: segments, of: tree)
      // Equal hashes are nearly always equal keys.
      while let first = left.first {
        let name = first.stringValue
        let parent = first.parent
        let group = left.filter { $0.stringValue == name && $0.parent == parent }
        left.removeAll { $0.stringValue == name && $0.parent == parent }
        if group.count > 1, parent?.kind == .dictionary { groups.append(group) }
      }
    }
    return groups.sorted { ($0[0].segment, $0[0].index) < ($1[0].segment, $1[0].index) }
  }

  /// Returns the nodes with a key of this hash in some segments, in the order of the text.
  private static func nodes(with hash: UInt64, in segments: [Segment], of tree: PropertyListTree) -> [Node] {
    var numbers: [Int] = []
    for segment in segments {
      if let number = tree.rawSegments.firstIndex(where: { $0 === segment }), !numbers.contains(number) {
        numbers.append(number)
      }
    }
    return numbers.sorted().flatMap { number in
      KeyHash.keys(of: number, in: tree).filter { $0.hash == hash }
        .map { Node(tree: tree, segment: number, index: $0.index) }
    }
  }

  /// What the index holds for the tree of the last look-up.
  private struct Contents {
    var current: [Segment] = []
    private var naming: SegmentDirectory.Naming?
    private var hashes: [ObjectIdentifier: [UInt64]] = [:]
    /// The segment of each key; one of them for a key that several places have.
    private var first: [UInt64: Segment] = [:]
    /// The segments of the keys that several places have, one mention for each place.
    private(set) var repeated: [UInt64: [Segment]] = [:]

    func segments(with hash: UInt64) -> [Segment] {
      repeated[hash] ?? first[hash].map { [$0] } ?? []
    }

    mutating func update(to tree: PropertyListTree) {
      guard !isCurrent(tree.rawSegments) else { return }
      // Ids that stand for other containers make all that is known worthless; a rare edit does that.
      if naming !== tree.directory.naming { self = Contents() }
      naming = tree.directory.naming
      let shared = SharedSegments(current, tree.rawSegments)
      let gone = shared.head..<(current.count - shared.tail)
      let new = shared.head..<(tree.rawSegments.count - shared.tail)
      guard !gone.isEmpty || !new.isEmpty else { return }
      if hashes.isEmpty { first.reserveCapacity(tree.rawSegments.count * 32) }
      for segment in current[gone] {
        for hash in hashes.removeValue(forKey: ObjectIdentifier(segment)) ?? [] { remove(hash, segment) }
      }
      for number in new {
        let segment = tree.rawSegments[number]
        let keys = KeyHash.keys(of: number, in: tree).map(\.hash)
        guard !keys.isEmpty else { continue }
        hashes[ObjectIdentifier(segment)] = keys
        for hash in keys { add(hash, segment) }
      }
      current = tree.rawSegments
    }

    /// Whether both lists are one in memory, which nearly always means that the index is up to date for this tree.
    private func isCurrent(_ segments: [Segment]) -> Bool {
      current.withUnsafeBufferPointer { known in
        segments.withUnsafeBufferPointer { $0.baseAddress == known.baseAddress && $0.count == known.count }
      }
    }

    private mutating func add(_ hash: UInt64, _ segment: Segment) {
      guard let other = first[hash] else {
        first[hash] = segment
        return
      }
      repeated[hash, default: [other]].append(segment)
    }

    private mutating func remove(_ hash: UInt64, _ segment: Segment) {
      guard var segments = repeated[hash] else {
        first[hash] = nil
        return
      }
      if let index = segments.firstIndex(where: { $0 === segment }) { segments.remove(at: index) }
      first[hash] = segments[0]
      repeated[hash] = segments.count > 1 ? segments : nil
    }
  }
}

/// Numbers that stand for the text of a key in one container (FNV-1a).
enum KeyHash {
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, in container: Int32) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bitPattern: Int64(container)) &* 0x9E37_79B9_7F4A_7C15
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Returns the keys of a segment that are in a container which reaches over its borders.
  static func keys(of number: Int, in tree: PropertyListTree) -> [(index: Int, hash: UInt64)] {
    let nodes = tree.rawSegments[number].nodes
    guard !nodes.isEmpty else { return [] }
    let start = tree.directory.starts[number]
    return tree.text.withBytes(in: start..<tree.directory.starts[number + 1]) { bytes in
      var keys: [(index: Int, hash: UInt64)] = []
      for (index, node) in nodes.enumerated() where node.kind == .key {
        guard let container = tree.spanID(ofParent: node.parent, in: number) else { continue }
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

extension PropertyListTree {
  /// The keys that occur more than once in one dictionary that reaches over several segments, each group in the order of
  /// the text.
  ///
  /// Linear in the text at the first call with a large dictionary, then in what was edited and found.
  public var repeatedKeys: [[Node]] {
    directory.spans.isEmpty ? [] : keyIndex.repeatedKeys(in: self)
  }

  /// Returns the id of a raw parent that is a container over the borders of its segment, nil for others.
  func spanID(ofParent parent: Int32, in segment: Int) -> Int32? {
    if let depth = RawParent.depth(parent) {
      return directory.span(depth: depth, from: directory.entrySpans[segment]).map { directory.spans[Int($0)].id }
    }
    guard parent >= 0, raw(segment, Int(parent)).isOpen else { return nil }
    return span(of: segment, Int(parent))?.id
  }
}
