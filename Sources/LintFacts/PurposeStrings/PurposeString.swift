import KeyCatalog
import LintEngine
import Messages
import PropertyList
import StringTable

/// A purpose string in an Info.plist, `InfoPlist.strings` or `InfoPlist.xcstrings`: the text under a protected resource's key.
package struct PurposeString {
  /// The number of bytes in UTF-8 that the text must stay below.
  package static let byteLimit = 4000

  /// The bytes of the value in the file.
  package let range: Range<Int>
  /// The text, as readers see it.
  package let value: String
  /// The resource of the key.
  package let resource: ProtectedResource

  /// Finds the purpose string in an entry of a root dictionary; nil for other keys and for values that are not strings.
  package init?(key: String, value node: Node?) {
    guard PurposeKeys.isPurposeString(key), let resource = KeyCatalog.protectedResource(forKey: key), let node,
      node.kind == .string, let value = node.stringValue
    else { return nil }
    range = node.range
    self.value = value
    self.resource = resource
  }

  /// Finds the purpose string in a text of a string catalog that translates an Info.plist; nil for other keys and without a text.
  package init?(key: String, unit: CatalogUnit) {
    guard PurposeKeys.isPurposeString(key), let resource = KeyCatalog.protectedResource(forKey: key),
      let node = unit.value, let value = node.string
    else { return nil }
    range = node.range
    self.value = value
    self.resource = resource
  }

  /// Whether the text contains build variables such as `$(PRODUCT_NAME)`, so that it is not fully known.
  package var hasVariable: Bool { BuildVariable.occurs(in: value) }

  /// Whether there are words to check: other rules report texts that are blank or far too long.
  package var hasWording: Bool { value.utf8.count < Self.byteLimit && !isBlank }

  /// Whether the text is Chinese: it has Chinese characters and no kana.
  package var isChinese: Bool {
    ScriptLength.isHan(value) && !value.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
  }

  /// Whether the text has no character that can be seen.
  package var isBlank: Bool { Self.isBlank(value) }

  /// Whether `text` has no character that can be seen; zero-width spaces are not white space to Unicode.
  package static func isBlank(_ text: String) -> Bool {
    text.allSatisfy { $0.isWhitespace || $0 == "\u{200B}" || $0 == "\u{FEFF}" }
  }
}

/// The text that is inserted for a purpose string, which only people can write.
///
/// It is reported as a placeholder until it is replaced, so that it cannot reach users unnoticed.
package enum PurposePlaceholder {
  /// Returns the text for the use of `resource`.
  package static func text(for resource: ProtectedResource) -> String {
    text(for: Messages.translated(resource.resourceName))
  }

  /// Returns the text for the use called `name`.
  package static func text(for name: String) -> String {
    Messages.text("common.purpose-placeholder", [name])
  }
}
