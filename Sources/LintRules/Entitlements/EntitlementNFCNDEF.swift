import LintEngine
import LintFacts
import PropertyList

/// Reports the NFC format that the App Store no longer takes.
enum EntitlementNFCNDEF: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-nfc-ndef",
    severity: .warning,
    example: .plist(
      file: "App.entitlements",
      bad: """
        <key>com.apple.developer.nfc.readersession.formats</key> <array>
          <string>NDEF</string>
          <string>TAG</string>
        </array>
        """,
      good: "<key>com.apple.developer.nfc.readersession.formats</key> <array> <string>TAG</string> </array>"
    ),
    appStoreCode: "ITMS-90778",
    references: [.apple("bundleresources/entitlements/com.apple.developer.nfc.readersession.formats")]
  )
  static let subject = RuleSubject.keys("com.apple.developer.nfc.readersession.formats", in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let list = entry.value else { return }
    let formats = EntitlementList.items(of: entry)
    guard let old = formats.first(where: { $0.text == "NDEF" }) else { return }
    let hasTag = formats.contains { $0.text == "TAG" }
    let fix =
      hasTag
      ? Fix(description.text("remove", old.text), [context.editor.removeItem(old.node)])
      : Fix(description.text("replace", "TAG"), [context.editor.replaceText(of: old.node, with: "TAG")], isSafe: false)
    guard list.kind == .array else { return }
    // The files of debug and release builds are copies.
    context.report(description, at: old.node.range, description.text("message"), fixes: [fix], cause: .run(old.text))
  }
}
