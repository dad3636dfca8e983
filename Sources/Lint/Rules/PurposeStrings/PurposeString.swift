import KeyCatalog
import PropertyList

/// A purpose string in an Info.plist or `InfoPlist.strings`: the text under a protected resource's key.
struct PurposeString {
  /// The value's node.
  let node: Node
  /// The text, as readers see it.
  let value: String
  /// The resource that the key stands for.
  let resource: ProtectedResource

  /// Finds the purpose string of a top-level entry; nil for other keys, other places and values that are no strings.
  init?(_ entry: CatalogEntry) {
    guard entry.domain == .infoPlist, entry.isTopLevel, entry.name.hasSuffix("UsageDescription"),
      let resource = KeyCatalog.protectedResource(forKey: entry.name), let node = entry.value, node.kind == .string,
      let value = node.stringValue
    else { return nil }
    self.node = node
    self.value = value
    self.resource = resource
  }

  /// The text without build variables such as `$(PRODUCT_NAME)`, of which nothing can be said.
  var hasVariable: Bool { BuildVariable.occurs(in: value) }
}
