import PropertyList

/// A key that occurs more than once in one dictionary.
public struct RepeatedKey: Sendable, Hashable {
  // Keys instead of entries: a text can have a hundred thousand of them.
  private let earlierKey: Node
  private let laterKey: Node

  /// The first entry with the key.
  public var earlier: DictionaryEntry { earlierKey.entryOfKey }
  /// A later entry with the same key.
  public var later: DictionaryEntry { laterKey.entryOfKey }
  /// The offset at which the later entry starts.
  package var start: Int { laterKey.range.lowerBound }

  /// Returns each later one of `groups` of equal keys of a dictionary with the first of its group, by ascending start of the later one.
  package static func all(in groups: [[Node]]) -> [RepeatedKey] {
    let repeated = groups.flatMap { keys in
      keys.dropFirst().map { RepeatedKey(earlierKey: keys[0], laterKey: $0) }
    }
    // One group is in order already.
    guard groups.count > 1 else { return repeated }
    return repeated.sorted { $0.start < $1.start }
  }

  /// The key's text.
  public var name: String { laterKey.stringValue ?? "" }
}
