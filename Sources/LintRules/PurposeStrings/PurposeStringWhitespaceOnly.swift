import LintEngine
import LintFacts

/// Reports purpose strings that consist of white space.
enum PurposeStringWhitespaceOnly: BlankPurposeRule {
  static let description = RuleDescription(
    id: "purpose-string-whitespace-only",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.appStoreConnect, .system],
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSMicrophoneUsageDescription</key>
          <string> </string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSMicrophoneUsageDescription</key>
          <string>Record your voice for the memos you make.</string>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )

  static func isReported(_ text: PurposeString) -> Bool { !text.value.isEmpty && text.isBlank }
}
