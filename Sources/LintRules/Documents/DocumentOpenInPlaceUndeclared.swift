import LintEngine
import LintFacts
import PropertyList

/// Reports apps that open documents and do not declare whether in their place.
enum DocumentOpenInPlaceUndeclared: EntryRule {
  static let description = RuleDescription(
    id: "document-open-in-place-undeclared",
    severity: .warning,
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        \(DocumentType.example("public.json"))
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        \(DocumentType.example("public.json"))
        <key>LSSupportsOpeningDocumentsInPlace</key> <true/>
        """
    ),
    appStoreCode: "ITMS-90737",
    references: [
      .apple("bundleresources/information-property-list/lssupportsopeningdocumentsinplace"),
      "https://github.com/element-hq/element-ios/issues/6159",
    ]
  )
  static let subject = RuleSubject.keys(DocumentType.key, in: .infoPlist, .infoPlistStrings)

  private static let key = "LSSupportsOpeningDocumentsInPlace"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let bundle = context.traits.bundle
    guard entry.isInfoPlistKey("CFBundleDocumentTypes"), bundle.isApp, bundle.isOnly(for: .iOS),
      let types = entry.value, types.kind == .array, !types.children.isEmpty, let root = entry.key.parent,
      !context.hasSibling(key, of: entry), !context.hasSibling("UISupportsDocumentBrowser", of: entry)
    else { return }
    let fixes = Fix.choices(of: key, in: root, context.editor)
    context.report(description, at: entry.key.range, description.text("message", key), fixes: fixes)
  }
}
