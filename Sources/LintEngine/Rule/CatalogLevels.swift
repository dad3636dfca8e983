import KeyCatalog
import PropertyList

/// Finds the part of the catalog that describes a container of a document.
package struct CatalogLevels {
  private let domain: CatalogDomain
  private let root: Node

  /// Makes levels for a document; nil if the catalog has no keys for it.
  package init?(_ context: RuleContext) {
    guard let domain = context.traits.kind.domain, let root = context.document.rootDictionary else { return nil }
    self.domain = domain
    self.root = root
  }

  /// Returns the catalog path of a container: "" for the root, `CFBundleURLTypes` for a list, with `/[]` for what is in it.
  ///
  /// Nil for containers of which the catalog has nothing. `parent` is the container around it and `level` the path of that.
  package func level(of container: Node, in parent: Node?, at level: String?) -> String? {
    if container == root { return "" }
    guard let parent, let level, container.kind == .dictionary || container.kind == .array else { return nil }
    var found: String?
    if parent.kind == .array {
      found = level + "/[]"
    } else if let key = container.entry?.key?.stringValue {
      found = KeyCatalog.key(named: key, inside: level, in: domain)?.path
    }
    guard let found else { return nil }
    return container.kind == .array || KeyCatalog.hasKeys(inside: found, in: domain) ? found : nil
  }

  /// Returns what the catalog has about an entry in the dictionary at `level`; nil for entries without a key.
  package func entry(_ entry: DictionaryEntry, at level: String) -> CatalogEntry? {
    guard let key = entry.key, let name = key.stringValue else { return nil }
    let info = KeyCatalog.key(named: name, inside: level, in: domain)
    return CatalogEntry(entry: entry, key: key, name: name, level: level, info: info, domain: domain)
  }
}

/// An entry of a dictionary together with what the catalog has about it.
public struct CatalogEntry: Sendable {
  /// The entry; it has a key.
  public let entry: DictionaryEntry
  /// The node of the key.
  public let key: Node
  /// The text of the key, as written in the file.
  public let name: String
  /// The catalog path of the dictionary that holds it: "" at the top, else for instance `CFBundleURLTypes/[]`.
  public let level: String
  /// What the catalog has about the key at this place, or nil.
  public let info: KeyInfo?
  /// The part of the catalog.
  public let domain: CatalogDomain

  /// The path in the catalog, without a suffix for some devices; for a key that is not in the catalog, the path where
  /// it occurs.
  package var path: String { info?.path ?? (level.isEmpty ? name : "\(level)/\(name)") }
  /// The value; nil if it is missing.
  public var value: Node? { entry.value }
  /// Whether the entry is in the root dictionary.
  public var isTopLevel: Bool { level.isEmpty }
}
