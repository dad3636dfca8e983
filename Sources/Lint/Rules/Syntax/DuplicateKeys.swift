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

  /// Reports each later entry of a key with `rule`; `unit` is what holds the entries, in words.
  static func report(_ rule: RuleDescription, in dictionary: Node, unit: String, _ context: inout RuleContext) {
    // Both sides of a conflict hold the same keys until one of them goes.
    guard !context.hasConflict else { return }
    for (earlier, later) in pairs(in: dictionary) {
      let name = later.name ?? ""
      context.report(
        rule,
        at: later.key?.range ?? later.range,
        "The key \(name) stands twice in this \(unit); Foundation keeps this value and drops the earlier one.",
        fixes: [
          Fix("Remove this entry", [context.editor.removeEntry(later)], isSafe: false),
          Fix("Remove the earlier entry", [context.editor.removeEntry(earlier)], isSafe: false),
        ],
        related: [RelatedPlace(.here(earlier.key?.range ?? earlier.range), "\(name) stands here first")]
      )
    }
  }
}
