import KeyCatalog
import LintEngine
import PropertyList

/// The orientations that an app lists.
package struct Orientations {
  /// The key of the list.
  package static let key = "UISupportedInterfaceOrientations"
  /// All orientations there are.
  package static let all = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  /// The array.
  package let list: Node
  /// The items of the array whose text is known.
  package let items: [(node: Node, text: String)]
  /// Whether the array has items that only the build determines.
  package let hasUnknown: Bool

  /// Reads a list; nil for values that are none.
  package init?(_ list: Node?) {
    guard let list, list.kind == .array else { return nil }
    self.list = list
    items = list.children.compactMap { node in node.literalText.map { (node, $0) } }
    hasUnknown = list.children.contains { $0.literalText == nil }
  }

  /// The orientations that are not listed.
  package var missing: [String] { Self.all.filter { name in !items.contains { $0.text == name } } }

  /// Returns whether an entry holds such a list, perhaps for one kind of device only.
  package static func isKey(of entry: CatalogEntry) -> Bool {
    entry.domain == .infoPlist && entry.isTopLevel && isKey(entry.name)
  }

  /// Returns whether `name` is the key of such a list, perhaps for one kind of device only.
  package static func isKey(_ name: String) -> Bool {
    name.hasPrefix(key) && KeyCatalog.withoutDeviceSuffix(name) == key
  }
}
