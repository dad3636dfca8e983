import PropertyList

/// A whole item or entry that is put in at once.
public struct EntryTemplate: Sendable {
  /// What the list of proposals shows; nil where `each` gives it or the key does.
  public let label: String?
  /// The key of an entry in a dictionary whose keys are free, written as the texts in `value`.
  public let key: String?
  /// The key for whose known values one proposal each is made.
  public let each: String?
  /// The dictionary that is put in, as the catalog's file has it; the file explains what its texts mean.
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
  /// Returns what can be put in as a whole at `place`: a path that ends with `[]` for an item, with `*` for a free entry, or
  /// the path of a dictionary.
  public static func entryTemplates(at place: String) -> [EntryTemplate] {
    entryTemplates[place] ?? (place.hasSuffix("/[]") ? entryTemplates[freePlace(of: place)] : nil) ?? []
  }

  private static let entryTemplates: [String: [EntryTemplate]] = {
    let root = CatalogFile.root(named: "entry-templates")
    let pairs = root.map { $0.entries.map { ($0.name ?? "", $0.value?.children.compactMap(EntryTemplate.init) ?? []) } }
    return Dictionary(pairs ?? []) { first, _ in first }
  }()
}
