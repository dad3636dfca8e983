import KeyCatalog
import PropertyList

/// The places of nodes as paths of the catalog: `/` goes into a dictionary, `[]` into an array.
enum CatalogPath {
  /// Returns the path of the entries of `container`: empty for the root; nil if a key is missing on the way.
  ///
  /// Linear in the depth and the entries of each dictionary on the way.
  static func level(of container: Node) -> String? {
    guard let parent = container.parent, parent.kind != .plist else { return "" }
    switch parent.kind {
    case .array: return level(of: parent).map { $0 + "/[]" }
    case .dictionary: return container.entry?.key.flatMap(ofKey)
    default: return level(of: parent)
    }
  }

  /// Returns the path of a key.
  static func ofKey(_ key: Node) -> String? {
    guard let name = key.stringValue, let parent = key.parent, parent.kind == .dictionary else { return nil }
    return level(of: parent).map { KeyCatalog.path(ofKey: name, inside: $0) }
  }
}
