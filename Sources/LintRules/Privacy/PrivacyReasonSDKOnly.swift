import LintEngine
import LintFacts
import PropertyList

/// Reports reasons that only SDKs may give.
enum PrivacyReasonSDKOnly: EntryRule {
  static let description = RuleDescription(
    id: "privacy-reason-sdk-only",
    severity: .info,
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
                <string>C56D.1</string>
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
    references: [
      "https://developer.apple.com/documentation/bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes"
    ]
  )

  private static let reasons: Set = ["0A2A.1", "C56D.1"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for reason in AccessedAPI.items(of: entry).flatMap(\.reasons) where reasons.contains(reason.text) {
      context.report(description, at: reason.node.range, description.text("message", reason.text))
    }
  }
}
