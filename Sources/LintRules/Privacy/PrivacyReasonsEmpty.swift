import LintEngine
import LintFacts
import PropertyList

/// Reports categories without a reason.
enum PrivacyReasonsEmpty: EntryRule {
  static let description = RuleDescription(
    id: "privacy-reasons-empty",
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
              <array></array>
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
      guard let category = item.name, let list = item.reasonList, list.kind == .array, list.children.isEmpty else {
        continue
      }
      let fixes = (AccessedAPI.reasons[category] ?? []).map {
        Fix(description.text("insert", $0), [context.editor.insertItem(.string($0), into: list)], isSafe: false)
      }
      context.report(description, at: list.range, description.text("message", category), fixes: fixes)
    }
  }
}
