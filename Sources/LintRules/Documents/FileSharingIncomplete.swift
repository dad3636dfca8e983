import LintEngine
import LintFacts
import PropertyList

/// Reports apps that share their documents with a computer and not with the Files app.
enum FileSharingIncomplete: EntryRule {
  static let description = RuleDescription(
    id: "file-sharing-incomplete",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>UIFileSharingEnabled</key> <true/>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>LSSupportsOpeningDocumentsInPlace</key> <true/>
        <key>UIFileSharingEnabled</key> <true/>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/uifilesharingenabled"),
      .apple("bundleresources/information-property-list/lssupportsopeningdocumentsinplace"),
    ]
  )
  static let subject = RuleSubject.keys("UIFileSharingEnabled", in: .infoPlist).on(.iOS)

  private static let key = "LSSupportsOpeningDocumentsInPlace"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let bundle = context.traits.bundle
    guard entry.isTopLevel, entry.value?.meansTrue == true, bundle.isApp, bundle.isOnly(for: .iOS),
      !bundle.isForDevelopersAlone,
      let root = entry.key.parent, !context.hasSibling(key, of: entry),
      !context.hasSibling("UISupportsDocumentBrowser", of: entry)
    else { return }
    let edit = context.editor.insertEntry(key, .boolean(true), into: root)
    context.report(
      description,
      at: entry.key.range,
      description.text("message", key),
      fixes: [Fix(description.text("insert", key), [edit], needsDecision: true)]
    )
  }
}
