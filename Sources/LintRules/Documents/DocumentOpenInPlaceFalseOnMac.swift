import LintEngine
import LintFacts
import PropertyList

/// Reports apps for the Mac that do not open documents in place.
enum DocumentOpenInPlaceFalseOnMac: EntryRule {
  static let description = RuleDescription(
    id: "document-open-in-place-false-on-mac",
    severity: .error,
    premises: [.fileKind, .platform],
    refusedBy: [.xcodeBuild],
    example: .plist(
      bad: """
        <key>CFBundleDocumentTypes</key> <array/>
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSMinimumSystemVersion</key> <string>14.0</string>
        <key>LSSupportsOpeningDocumentsInPlace</key> <false/>
        """,
      good: """
        <key>CFBundleDocumentTypes</key> <array/>
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSMinimumSystemVersion</key> <string>14.0</string>
        <key>LSSupportsOpeningDocumentsInPlace</key> <true/>
        """
    ),
    references: [.apple("bundleresources/information-property-list/lssupportsopeningdocumentsinplace")]
  )
  static let subject = RuleSubject.keys("LSSupportsOpeningDocumentsInPlace", in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard context.traits.bundle.isApp,
      context.traits.bundle.isOnly(for: .macOS), let value = entry.value, isFalse(value)
    else { return }
    context.report(
      description,
      at: value.range,
      description.text("message", entry.name),
      fixes: [
        Fix(
          description.text("true"),
          [context.editor.replace(value, with: .boolean(true))],
          needsDecision: true
        ),
        Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], needsDecision: true),
      ]
    )
  }

  private static func isFalse(_ value: Node) -> Bool {
    value.kind == .false || value.kind == .string && value.stringValue.flatMap(BooleanText.value) == false
  }
}
