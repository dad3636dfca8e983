import PropertyList

/// A frequent value for a key that allows any text.
public struct SuggestedValue: Sendable, Hashable {
  /// The text; `${text}` is a placeholder.
  public let text: String
  /// What it means.
  public let meaning: String

  /// Makes a value.
  public init(text: String, meaning: String) {
    (self.text, self.meaning) = (text, meaning)
  }
}

/// The values that are suggested for a key.
public struct SuggestedValues: Sendable, Hashable {
  /// Whether the values are uniform type identifiers, so that those declared in the file fit too.
  public let areTypes: Bool
  /// The values, the most likely first.
  public let values: [SuggestedValue]
}

extension KeyCatalog {
  /// Returns the suggested texts for the key called `key`, or for the items of its array; nil if there are none.
  public static func suggestedValues(forKey key: String, in domain: CatalogDomain) -> SuggestedValues? {
    guard let node = suggestions?.value(forKey: domain.name)?.value(forKey: key) else { return nil }
    guard let list = node.stringValue else { return SuggestedValues(areTypes: false, values: values(of: node)) }
    let isTypes = list == "uniform-types" || list == "declared-types"
    return SuggestedValues(areTypes: isTypes, values: values(of: suggestions?.value(forKey: list)))
  }

  private static let suggestions = CatalogFile.root(named: "suggested-values")

  private static func values(of node: Node?) -> [SuggestedValue] {
    guard let node else { return [] }
    return node.entries.compactMap { entry in
      entry.name.map { SuggestedValue(text: $0, meaning: entry.value?.stringValue ?? "") }
    }
  }
}
