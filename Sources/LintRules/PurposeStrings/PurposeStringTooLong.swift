import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings of 4,000 bytes or more.
enum PurposeStringTooLong: PurposeTextRule {
  static let description = RuleDescription(
    id: "purpose-string-too-long",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect],
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
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )

  static func check(_ text: PurposeString, in context: inout RuleContext) {
    guard !text.hasVariable, text.value.utf8.count >= PurposeString.byteLimit else {
      return
    }
    context.report(
      description,
      at: text.range,
      description.text("message", text.resource.key, "\(text.value.utf8.count)", "\(PurposeString.byteLimit)")
    )
  }
}
