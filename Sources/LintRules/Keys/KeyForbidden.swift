import AppProject
import LintEngine
import PropertyList

/// Reports keys for which App Store Connect rejects an upload.
enum KeyForbidden: EntryRule {
  static let description = RuleDescription(
    id: "key-forbidden",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar</string>
        <key>CFBundleResourceSpecification</key> <string>ResourceRules.plist</string>
        """,
      good: "<key>CFBundleIdentifier</key> <string>org.example.cellar</string>"
    ),
    references: ["https://github.com/kivy/kivy-ios/pull/225", "https://github.com/owncloud/client/issues/4156"]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    if entry.isTopLevel, entry.name == "CFBundleResourceSpecification" {
      report(entry, description.text("rules", entry.name), code: "ITMS-90339", in: &context)
    } else if isExtensionKey(entry.name), isInExtension(entry, context.traits.bundle) {
      report(entry, description.text("extension", entry.name), code: "ITMS-90363", in: &context)
    }
  }

  /// Whether `name` is a key that an extension must not have, at the top or in its own dictionary.
  private static func isExtensionKey(_ name: String) -> Bool {
    name == "NSExtensionPointName" || name == "NSExtensionPointVersion"
  }

  private static func isInExtension(_ entry: CatalogEntry, _ bundle: AppBundle) -> Bool {
    entry.level.hasPrefix("NSExtension") || entry.isTopLevel && bundle.isExtension
  }

  private static func report(
    _ entry: CatalogEntry,
    _ message: String,
    code: String,
    in context: inout RuleContext
  ) {
    let removal = context.editor.removeEntry(entry.entry)
    context.report(
      description,
      at: entry.key.range,
      message,
      appStoreCode: code,
      fixes: [Fix(description.text("remove", entry.name), [removal])]
    )
  }
}
