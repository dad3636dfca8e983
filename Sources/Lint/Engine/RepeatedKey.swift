import PropertyList

/// A key that stands more than once in one dictionary.
public struct RepeatedKey: Sendable, Hashable {
  /// The first entry with the key.
  public let earlier: DictionaryEntry
  /// An entry behind it with the same key.
  public let later: DictionaryEntry

  /// The key's text.
  public var name: String { later.name ?? "" }
}
