import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings that consist of white space.
enum PurposeStringWhitespaceOnly: EntryRule {
  static let description = RuleDescription(
    id: "purpose-string-whitespace-only",
    severity: .error,
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
    references: ["https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let text = PurposeString(entry), !text.value.isEmpty, text.isBlank else { return }
    context.report(
      description,
      at: text.node.range,
      description.text("message", entry.name)
    )
  }
}
