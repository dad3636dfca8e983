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
    let places = contents.withLock { contents in
      contents.update(to: tree)
      return contents.places(of: hash)
    }
    var last: Node?
    for node in Self.nodes(at: places, of: tree) where node.textEquals(name) && node.parent == dictionary {
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
    let numbers = Self.numbers(of: Set(repeated.values.flatMap(\.keys)), in: tree)
    var known: [Int: [UInt64: [Int]]] = [:]
    for (hash, segments) in repeated {
      var left: [Node] = []
      for number in Set(segments.keys.compactMap { numbers[$0] }).sorted() {
        let keys = known[number] ?? Self.keys(of: number, in: tree)
        known[number] = keys
        left += (keys[hash] ?? []).map { Node(tree: tree, segment: number, index: $0) }
      }
      groups += Node.repeatedKeys(in: left).filter { $0[0].parent?.kind == .dictionary }
    }
    return groups.sorted { ($0[0].segment, $0[0].index) < ($1[0].segment, $1[0].index) }
  }

  /// Returns the nodes at some places, in the order of the text; linear in the segments of the tree.
  private static func nodes(at places: [Place], of tree: PropertyListTree) -> [Node] {
    // Hardly any key has several places.
    let numbers = places.count > 1 ? numbers(of: Set(places.map(\.segment)), in: tree) : [:]
    let numbered = places.compactMap { place in
      let number = numbers[place.segment] ?? tree.rawSegments.firstIndex { ObjectIdentifier($0) == place.segment }
      return number.map { (number: $0, indices: place.indices) }
    }
    return numbered.sorted { $0.number < $1.number }.flatMap { number, indices in
      indices.map { Node(tree: tree, segment: number, index: $0) }
    }
  }

  /// Returns the numbers of some segments in a tree; linear in its segments.
  private static func numbers(
    of segments: Set<ObjectIdentifier>,
    in tree: PropertyListTree
  ) -> [ObjectIdentifier: Int] {
    tree.rawSegments.enumerated().reduce(into: [:]) { numbers, segment in
      let id = ObjectIdentifier(segment.element)
      if segments.contains(id), numbers[id] == nil { numbers[id] = segment.offset }
    }
  }

  /// Returns the indices of the spanning keys of a segment by their hashes.
  private static func keys(of number: Int, in tree: PropertyListTree) -> [UInt64: [Int]] {
    spanningKeys(of: number, in: tree).reduce(into: [:]) { $0[$1.hash, default: []].append($1.index) }
  }

  /// Returns the keys of a segment whose container reaches over its borders.
  private static func spanningKeys(of number: Int, in tree: PropertyListTree) -> [(index: Int, hash: UInt64)] {
    KeyHash.keys(of: number, in: tree) { tree.spanID(ofParent: $0, in: number) }
  }

  /// The spanning keys of a segment, in order.
  private struct SegmentKeys {
    let hashes: [UInt64]
    /// The numbers of their nodes in the segment.
    let indices: [UInt32]

    init(_ keys: [(index: Int, hash: UInt64)]) {
      hashes = keys.map(\.hash)
      indices = keys.map { UInt32($0.index) }
    }

    func indices(with hash: UInt64) -> [Int] {
      var found: [Int] = []
      for place in hashes.indices where hashes[place] == hash { found.append(Int(indices[place])) }
      return found
    }
  }

  /// The numbers of the nodes with a key in a segment.
  private typealias Place = (segment: ObjectIdentifier, indices: [Int])

  /// What the index holds of the tree that asked last.
  private struct Contents {
    var current: [Segment] = []
    private var naming: SegmentDirectory.Naming?
    private var keys: [ObjectIdentifier: SegmentKeys] = [:]
    /// The segment of each key, one of `current`; one of them for a key that several places have.
    private var first: [UInt64: ObjectIdentifier] = [:]
    /// The segments of the keys that several places have, with the number of these places.
    private(set) var repeated: [UInt64: [ObjectIdentifier: Int]] = [:]

    /// Returns the places of the keys of this hash, in no order.
    func places(of hash: UInt64) -> [Place] {
      let segments = repeated[hash].map { Array($0.keys) } ?? first[hash].map { [$0] } ?? []
      return segments.map { ($0, keys[$0]?.indices(with: hash) ?? []) }
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
      for segment in current[gone].map(ObjectIdentifier.init) {
        for hash in keys.removeValue(forKey: segment)?.hashes ?? [] { remove(hash, segment) }
      }
      let added = new.map { SegmentKeys(KeyIndex.spanningKeys(of: $0, in: tree)) }
      // To grow while keys are added would move each of them several times.
      if first.isEmpty { first.reserveCapacity(added.reduce(0) { $0 + $1.hashes.count }) }
      for (segment, new) in zip(tree.rawSegments[new].map(ObjectIdentifier.init), added) where !new.hashes.isEmpty {
        keys[segment] = new
        for hash in new.hashes { add(hash, segment) }
      }
      current = tree.rawSegments
    }

    /// Whether both lists are one in memory, which nearly always means that the index is up to date for this tree.
    private func isCurrent(_ segments: [Segment]) -> Bool {
      current.withUnsafeBufferPointer { known in
        segments.withUnsafeBufferPointer { $0.baseAddress == known.baseAddress && $0.count == known.count }
      }
    }

    private mutating func add(_ hash: UInt64, _ segment: ObjectIdentifier) {
      guard let other = first.updateValue(segment, forKey: hash) else { return }
      repeated[hash, default: [other: 1]][segment, default: 0] += 1
    }

    private mutating func remove(_ hash: UInt64, _ segment: ObjectIdentifier) {
      guard let places = repeated[hash]?[segment] else {
        first[hash] = nil
        return
      }
      repeated[hash]?[segment] = places > 1 ? places - 1 : nil
      guard let left = repeated[hash], let other = left.first else { return }
      first[hash] = other.key
      if left.count == 1, other.value == 1 { repeated[hash] = nil }
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
