import LintEngine
import LintFacts
import PropertyList

/// Reports reasons that do not fit their category.
enum PrivacyReasonInvalid: EntryRule {
  static let description = RuleDescription(
    id: "privacy-reason-invalid",
    severity: .error,
    example: .init(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <plist version="1.0"><dict>
          <key>NSPrivacyAccessedAPITypes</key>
          <array>
            <dict>
              <key>NSPrivacyAccessedAPIType</key>
              <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
              <key>NSPrivacyAccessedAPITypeReasons</key>
              <array>
                <string>C617.1</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSPrivacyAccessedAPITypes</key>
          <array>
            <dict>
              <key>NSPrivacyAccessedAPIType</key>
              <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
              <key>NSPrivacyAccessedAPITypeReasons</key>
              <array>
                <string>CA92.1</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-91055",
    references: ["https://developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for item in AccessedAPI.items(of: entry) {
      guard let category = item.name, let allowed = AccessedAPI.reasons[category] else { continue }
      for reason in item.reasons where !allowed.contains(reason.text) {
        let fixes = allowed.map {
          Fix(description.text("replace", $0), [context.editor.replaceText(of: reason.node, with: $0)], isSafe: false)
        }
        context.report(
          description,
          at: reason.node.range,
          description.text("message", reason.text, category, allowed.joined(separator: ", ")),
          fixes: fixes
        )
      }
    }
  }
}
