import KeyCatalog
import LintEngine
import PropertyList

/// A purpose string in an Info.plist or `InfoPlist.strings`: the text under a protected resource's key.
package struct PurposeString {
  /// The number of bytes in UTF-8 that the text must stay below.
  package static let byteLimit = 4000

  /// The value's node.
  package let node: Node
  /// The text, as readers see it.
  package let value: String
  /// The resource of the key.
  package let resource: ProtectedResource

  /// Finds the purpose string of a top-level entry; nil for other keys, other places and values that are not strings.
  package init?(_ entry: CatalogEntry) {
    guard entry.domain == .infoPlist, entry.isTopLevel else { return nil }
    self.init(key: entry.name, value: entry.value)
  }

  /// Finds the purpose string in an entry of a root dictionary; nil for other keys and for values that are not strings.
  package init?(key: String, value node: Node?) {
    guard PurposeKeys.isPurposeString(key), let resource = KeyCatalog.protectedResource(forKey: key), let node,
      node.kind == .string, let value = node.stringValue
    else { return nil }
    self.node = node
    self.value = value
    self.resource = resource
  }

  /// Whether the text contains build variables such as `$(PRODUCT_NAME)`, so that it is not fully known.
  package var hasVariable: Bool { BuildVariable.occurs(in: value) }

  /// Whether there are words to check: other rules report texts that are blank or far too long.
  package var hasWording: Bool { value.utf8.count < Self.byteLimit && !isBlank }

  /// Whether the text has no character that can be seen.
  package var isBlank: Bool { Self.isBlank(value) }

  /// Whether `text` has no character that can be seen; zero-width spaces are not white space to Unicode.
  package static func isBlank(_ text: String) -> Bool {
    text.allSatisfy { $0.isWhitespace || $0 == "\u{200B}" || $0 == "\u{FEFF}" }
  }
}
