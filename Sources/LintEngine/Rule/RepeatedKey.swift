import PropertyList

/// A key that occurs more than once in one dictionary.
public struct RepeatedKey: Sendable, Hashable {
  /// The first entry with the key.
  public let earlier: DictionaryEntry
  /// A later entry with the same key.
  public let later: DictionaryEntry

  /// Returns each later one of `groups` of equal keys with the first of its group, by ascending start of the later one.
  package static func all(in groups: [[Node]]) -> [RepeatedKey] {
    let repeated = groups.flatMap { keys in
      let entries = keys.compactMap(\.entry)
      return entries.dropFirst().compactMap { later in
        entries.first.map { RepeatedKey(earlier: $0, later: later) }
      }
    }
    // One group is in order already.
    guard groups.count > 1 else { return repeated }
    return repeated.sorted { $0.later.range.lowerBound < $1.later.range.lowerBound }
  }

  /// The key's text.
  public var name: String { later.name ?? "" }
}
