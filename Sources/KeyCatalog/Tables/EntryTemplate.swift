import PropertyList

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
