import PropertyList

/// Finds the keys that stand more than once in a dictionary, by their bytes.
///
/// One finder serves many dictionaries, so that its table is made once.
struct RepeatedKeyFinder {
  /// The number of entries up to which comparing each with each is cheaper than a table.
  private static let fewEntries = 8

  private struct Candidate {
    let hash: Int
    let entry: DictionaryEntry
    let key: Node
  }

  /// The first entry of each key so far.
  private var candidates: [Candidate] = []
  /// One more than the index of a candidate, at the place that its hash gives or behind; 0 where there is none.
  private var table: [Int32] = []

  /// Returns each later entry of a key with the first one, in order of the text; linear in the entries.
  mutating func repeatedKeys(in dictionary: Node) -> [RepeatedKey] {
    candidates.removeAll(keepingCapacity: true)
    table.removeAll(keepingCapacity: true)
    var found: [RepeatedKey] = []
    for entry in dictionary.entries {
      guard let key = entry.key else { continue }
      let candidate = Candidate(hash: Self.hash(key), entry: entry, key: key)
      if let index = indexOfSame(as: candidate) {
        found.append(RepeatedKey(earlier: candidates[index].entry, later: entry))
      } else {
        insert(candidate)
      }
    }
    return found
  }

  private func indexOfSame(as candidate: Candidate) -> Int? {
    guard !table.isEmpty else { return candidates.firstIndex { Self.isSame($0, candidate) } }
    var place = candidate.hash & (table.count - 1)
    while table[place] != 0 {
      let index = Int(table[place]) - 1
      if Self.isSame(candidates[index], candidate) { return index }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  private mutating func insert(_ candidate: Candidate) {
    candidates.append(candidate)
    guard candidates.count > Self.fewEntries else { return }
    // Half of the places stay free, so that searches end soon.
    if candidates.count * 2 > table.count {
      table = Array(repeating: 0, count: max(32, table.count * 2))
      for index in candidates.indices { enter(index) }
    } else {
      enter(candidates.count - 1)
    }
  }

  private mutating func enter(_ index: Int) {
    var place = candidates[index].hash & (table.count - 1)
    while table[place] != 0 { place = (place + 1) & (table.count - 1) }
    table[place] = Int32(truncatingIfNeeded: index + 1)
  }

  // MARK: Keys

  private static func hash(_ key: Node) -> Int {
    var hasher = Hasher()
    if key.flags.contains(.escaped) {
      Array((key.stringValue ?? "").utf8).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      key.rawContent.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  private static func isSame(_ first: Candidate, _ second: Candidate) -> Bool {
    guard first.hash == second.hash else { return false }
    guard !first.key.flags.contains(.escaped), !second.key.flags.contains(.escaped) else {
      return first.key.stringValue == second.key.stringValue
    }
    return first.key.rawContent.elementsEqual(second.key.rawContent)
  }
}
