import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports entitlements in an Info.plist, and keys of an Info.plist in entitlements.
enum KeyInWrongFile: EntryRule {
  static let description = RuleDescription(
    id: "key-in-wrong-file",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar</string>
        <key>com.apple.developer.siri</key> <true/>
        """,
      good: "<key>CFBundleIdentifier</key> <string>org.example.cellar</string>"
    ),
    references: [.apple("bundleresources/entitlements"), .apple("bundleresources/information-property-list")]
  )
  static let subject = RuleSubject.everything(in: .infoPlist, .entitlements)

  /// The key that is named as an entitlement is, and read from the Info.plist alone.
  private static let nfcIdentifiers = "com.apple.developer.nfc.readersession.iso7816.select-identifiers"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let other: CatalogDomain = entry.domain == .entitlements ? .infoPlist : .entitlements
    guard entry.isTopLevel, entry.info == nil || entry.domain == .entitlements && entry.name == nfcIdentifiers,
      KeyCatalog.library(ofKey: entry.name) == nil,
      let known = KeyCatalog.key(at: entry.name, in: other), known.path == entry.name, !known.isDoubtful
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text(other == .entitlements ? "entitlement" : "info-plist", entry.name),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)]
    )
  }
}
