import PropertyList

/// Entries of one dictionary that have the same key.
enum DuplicateKeys {
  /// Returns each entry whose key stood before, with the first entry of that key; linear.
  static func pairs(in dictionary: Node) -> [(earlier: DictionaryEntry, later: DictionaryEntry)] {
    var first: [String: DictionaryEntry] = [:]
    var pairs: [(DictionaryEntry, DictionaryEntry)] = []
    for entry in dictionary.entries {
      guard let name = entry.name else { continue }
      if let earlier = first[name] { pairs.append((earlier, entry)) } else { first[name] = entry }
    }
    return pairs
  }
}
