import KeyCatalog
import PropertyList

/// Reports purpose strings without any text.
enum PurposeStringEmpty: EntryRule {
  static let description = RuleDescription(
    id: "purpose-string-empty",
    severity: .error,
    summary: "A purpose string has no text.",
    rationale: """
      The system shows the purpose string when it asks the user for access. Where it is empty, iOS ends the app at the first \
      access, and App Store Connect refuses the upload. The rule holds for the translations in InfoPlist.strings as well, where \
      an empty text takes the place of the good one.
      """,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSCameraUsageDescription</key>
          <string></string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSCameraUsageDescription</key>
          <string>Scan the barcode of a product to add it to your list.</string>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90683",
    references: ["https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let text = PurposeString(entry), text.value.isEmpty else { return }
    context.report(
      description,
      at: text.node.range,
      "\(entry.name) is empty. Say in one sentence why the app asks."
    )
  }
}
