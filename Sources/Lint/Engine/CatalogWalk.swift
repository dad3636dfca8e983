import KeyCatalog
import PropertyList

/// Follows a property list and the catalog's structure side by side.
public enum CatalogWalk {
  /// Returns the entries of `root` and of every dictionary below it that the catalog has keys for, outer ones first.
  ///
  /// Dictionaries under keys that the catalog does not know are passed over. Linear in the nodes that are visited.
  public static func entries(from root: Node, domain: CatalogDomain) -> [CatalogEntry] {
    var found: [CatalogEntry] = []
    var pending: [(node: Node, level: String)] = [(root, "")]
    while let (node, level) = pending.popLast() {
      switch node.kind {
      case .array:
        for item in node.children where item.kind.isContainer { pending.append((item, level + "/[]")) }
      case .dictionary where level.isEmpty || !KeyCatalog.children(of: level, in: domain).isEmpty:
        for entry in node.entries {
          guard let key = entry.key, let name = key.stringValue else { continue }
          let path = level.isEmpty ? name : "\(level)/\(name)"
          let info = KeyCatalog.key(at: path, in: domain)
          found.append(CatalogEntry(entry: entry, key: key, name: name, level: level, info: info, domain: domain))
          if let info, let value = entry.value, value.kind.isContainer { pending.append((value, info.path)) }
        }
      default:
        break
      }
    }
    return found
  }
}
