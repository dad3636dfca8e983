import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports values that begin or end with white space if they are names.
enum PlistValueWhitespace: EntryRule {
  static let description = RuleDescription(
    id: "plist-value-whitespace",
    severity: .warning,
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>audio </string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>"
    )
  )
  static let subject = RuleSubject.everything()

  /// Keys of four-character codes, which are filled up with spaces, and of a predicate, in which space means nothing.
  private static let spacedKeys: Set<String> = [
    "CFBundleTypeOSTypes", "CFBundleSignature", "CFBundlePackageType", "com.apple.ostype", "NSExtensionActivationRule",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // Texts for users, which may be translated, may contain any space.
    guard let info = entry.info, !info.isLocalizable, !context.traits.kind.isStringTable,
      entry.domain != .stringsDictionary, let value = entry.value,
      !entry.name.hasSuffix("Description"), !spacedKeys.contains(entry.name)
    else { return }
    for node in value.kind == .array ? Array(value.children) : [value] { check(node, key: entry.name, in: &context) }
  }

  private static func check(_ node: Node, key: String, in context: inout RuleContext) {
    guard node.kind == .string, let text = node.stringValue, let first = text.first, let last = text.last,
      first.isWhitespace || last.isWhitespace
    else { return }
    let trimmed = WhiteSpace.trim(text)
    guard !trimmed.isEmpty else { return }
    context.report(
      description,
      at: node.range,
      first.isWhitespace ? description.text("start", key) : description.text("end", key),
      fixes: [
        Fix(description.text("remove-space"), [context.editor.replaceText(of: node, with: trimmed)], isSafe: false)
      ],
      cause: .file(key)
    )
  }
}
