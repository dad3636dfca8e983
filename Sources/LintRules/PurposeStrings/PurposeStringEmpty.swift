import LintEngine
import LintFacts

/// Reports purpose strings without any text.
enum PurposeStringEmpty: BlankPurposeRule {
  static let description = RuleDescription(
    id: "purpose-string-empty",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>NSCameraUsageDescription</key> <string></string>",
      good: """
        <key>NSCameraUsageDescription</key> <string>Scan the barcode of a product.</string>
        """
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )

  static func isReported(_ text: PurposeString) -> Bool { text.value.isEmpty }
}
