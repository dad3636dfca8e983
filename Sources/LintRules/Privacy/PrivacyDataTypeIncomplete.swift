import LintEngine
import LintFacts
import PropertyList

/// Reports collected data without one of its four keys.
enum PrivacyDataTypeIncomplete: EntryRule {
  static let description = RuleDescription(
    id: "privacy-data-type-incomplete",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <key>NSPrivacyCollectedDataTypes</key> <array>
          <dict>
            <key>NSPrivacyCollectedDataType</key> <string>NSPrivacyCollectedDataTypeName</string>
            <key>NSPrivacyCollectedDataTypePurposes</key> <array>
              <string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string>
            </array>
          </dict>
        </array>
        """,
      good: """
        <key>NSPrivacyCollectedDataTypes</key> <array>
          <dict>
            <key>NSPrivacyCollectedDataType</key> <string>NSPrivacyCollectedDataTypeName</string>
            <key>NSPrivacyCollectedDataTypeLinked</key> <true/>
            <key>NSPrivacyCollectedDataTypeTracking</key> <false/>
            <key>NSPrivacyCollectedDataTypePurposes</key> <array>
              <string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string>
            </array>
          </dict>
        </array>
        """
    ),
    appStoreCode: "ITMS-91056",
    references: [.apple("technotes/tn3184-adding-data-collection-details-to-your-privacy-manifest")]
  )
  static let subject = RuleSubject.keys(PrivacyDataTypeInvalid.list, in: .privacyManifest)

  private static let keys = [
    "NSPrivacyCollectedDataType", "NSPrivacyCollectedDataTypeLinked", "NSPrivacyCollectedDataTypeTracking",
    "NSPrivacyCollectedDataTypePurposes",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.value?.kind == .array
    else { return }
    for item in entry.value.map({ Array($0.children) }) ?? [] where item.kind == .dictionary {
      let missing = keys.filter { item.entry(forKey: $0) == nil }
      // An entry that is being written has nothing yet.
      guard !missing.isEmpty, missing.count < keys.count else { continue }
      let fixes = missing.filter { $0.hasSuffix("Linked") || $0.hasSuffix("Tracking") }.flatMap {
        Fix.choices(of: $0, in: item, context.editor)
      }
      let place = item.value(forKey: keys[0])?.range ?? item.children.first { _ in true }?.range ?? item.range
      context.report(description, at: place, description.text("message", missing.joined(separator: ", ")), fixes: fixes)
    }
  }
}
