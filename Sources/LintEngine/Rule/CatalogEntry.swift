import KeyCatalog
import PropertyList

/// An entry of a dictionary together with what the catalog knows of it.
public struct CatalogEntry: Sendable {
  /// The entry; it has a key.
  public let entry: DictionaryEntry
  /// The node of the key.
  public let key: Node
  /// The text of the key, as written in the file.
  public let name: String
  /// The catalog path of the dictionary that holds it: "" at the top, else for instance `CFBundleURLTypes/[]`.
  public let level: String
  /// What the catalog knows of the key at this place, or nil.
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
