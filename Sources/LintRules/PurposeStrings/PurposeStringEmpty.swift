import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings without any text.
enum PurposeStringEmpty: EntryRule {
  static let description = RuleDescription(
    id: "purpose-string-empty",
    severity: .error,
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
      description.text("message", entry.name)
    )
  }
}
