import LintEngine
import LintFacts
import PropertyList

/// Reports reasons that few kinds of app may give.
enum PrivacyReasonSpecial: EntryRule {
  static let description = RuleDescription(
    id: "privacy-reason-special",
    severity: .info,
    example: .init(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <plist version="1.0"><dict>
          <key>NSPrivacyAccessedAPITypes</key>
          <array>
            <dict>
              <key>NSPrivacyAccessedAPIType</key>
              <string>NSPrivacyAccessedAPICategoryActiveKeyboards</string>
              <key>NSPrivacyAccessedAPITypeReasons</key>
              <array>
                <string>3EC4.1</string>
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
              <string>NSPrivacyAccessedAPICategoryActiveKeyboards</string>
              <key>NSPrivacyAccessedAPITypeReasons</key>
              <array>
                <string>54BD.1</string>
              </array>
            </dict>
          </array>
        </dict></plist>
        """
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes"
    ],
    // Nothing in the file tells whether the app is of that kind, and where it is, the reason is right.
    isOptIn: true
  )

  /// The reasons with the names of the texts that say for whom they are.
  private static let reasons = ["B728.1": "research", "3EC4.1": "keyboard", "AC6B.1": "management"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for reason in AccessedAPI.items(of: entry).flatMap(\.reasons) {
      guard let kind = reasons[reason.text] else { continue }
      context.report(description, at: reason.node.range, description.text(kind, reason.text))
    }
  }
}
