import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings of 4,000 bytes or more.
enum PurposeStringTooLong: EntryRule {
  static let description = RuleDescription(
    id: "purpose-string-too-long",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSCameraUsageDescription</key>
          <string>\(String(repeating: "Scan the barcode of a product. ", count: 130))</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSCameraUsageDescription</key>
          <string>Scan the barcode of a product.</string>
        </dict></plist>
        """
    ),
    references: ["https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let text = PurposeString(entry), !text.hasVariable, text.value.utf8.count >= PurposeString.byteLimit else {
      return
    }
    context.report(
      description,
      at: text.node.range,
      description.text("message", entry.name, "\(text.value.utf8.count)", "\(PurposeString.byteLimit)")
    )
  }
}
