import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports the names that Xcode shows for keys where the keys themselves belong.
enum KeyXcodeName: EntryRule {
  static let description = RuleDescription(
    id: "key-xcode-name",
    severity: .warning,
    example: .plist(
      bad: "<key>Bundle display name</key> <string>Cellar</string>",
      good: "<key>CFBundleDisplayName</key> <string>Cellar</string>"
    ),
    references: [.apple("bundleresources/managing-your-app-s-information-property-list")]
  )
  static let subject = RuleSubject.everything(in: .infoPlist, .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // `purpose-string-unknown-key` reports those of purpose strings.
    guard entry.info == nil, let info = XcodeNames.key(named: entry),
      !info.path.hasSuffix("UsageDescription")
    else { return }
    let rename = Fix(
      description.text("rename", info.key),
      [context.editor.replaceText(of: entry.key, with: info.key)],
      isSafe: false
    )
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name, info.key),
      fixes: context.hasSibling(info.key, of: entry) ? [] : [rename]
    )
  }
}
