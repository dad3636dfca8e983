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

/// A whole item or entry that is inserted at once.
public struct EntryTemplate: Sendable {
  /// The label in the list of proposals; nil if `each` or the key gives it.
  public let label: String?
  /// The key of an entry in a dictionary with free-form keys, written as the texts in `value`.
  public let key: String?
  /// The key whose known values get one proposal each.
  public let each: String?
  /// The dictionary to insert, as written in the catalog's file; the file explains what its texts mean.
  public let value: Node

  init?(_ node: Node) {
    guard let value = node.value(forKey: "entry") else { return nil }
    let entry = CatalogFields(node)
    self.value = value
    label = entry.text("label")
    key = entry.text("key")
    each = entry.text("each")
  }
}

extension KeyCatalog {
  /// Returns the templates for `place`.
  ///
  /// `place` is a path that ends with `[]` for an item, with `*` for a free-form entry, or the path of a dictionary.
  public static func entryTemplates(at place: String) -> [EntryTemplate] {
    entryTemplates[place] ?? (place.hasSuffix("/[]") ? entryTemplates[freePlace(of: place)] : nil) ?? []
  }

  private static let entryTemplates: [String: [EntryTemplate]] = {
    let root = CatalogFile.root(named: "entry-templates")
    let pairs = root.map { $0.entries.map { ($0.name ?? "", $0.value?.children.compactMap(EntryTemplate.init) ?? []) } }
    return Dictionary(pairs ?? []) { first, _ in first }
  }()
}

extension KeyCatalog {
  /// Returns the keys that come first in the dictionary at `level`, a path, for bundles of one of `kinds`.
  ///
  /// The lists are those of `usual-keys.plist`: the keys of every bundle, then those of the first kind that has a list.
  /// Constant in the number of lists.
  public static func usualKeys(inside level: String, in domain: CatalogDomain, kinds: [String] = []) -> [String] {
    let place = level.isEmpty ? domain.name : level
    let own = kinds.first { usualKeyLists["\($0): \(place)"] != nil }.flatMap { usualKeyLists["\($0): \(place)"] } ?? []
    guard let common = usualKeyLists[place] ?? usualKeyLists[freePlace(of: level)] else { return own }
    return level.isEmpty ? common + own : own + common
  }

  private static let usualKeyLists: [String: [String]] = {
    let root = CatalogFile.root(named: "usual-keys")
    let pairs =
      root.map { $0.entries.map { ($0.name ?? "", $0.value?.children.compactMap(\.stringValue) ?? []) } } ?? []
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Returns `level` with a free-form key instead of its last one: `A/B/[]` becomes `A/*/[]`.
  static func freePlace(of level: String) -> String {
    var components = level.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = components.lastIndex(where: { $0 != "[]" }) else { return level }
    components[last] = "*"
    return components.joined(separator: "/")
  }
}
