import LintEngine
import LintFacts
import PropertyList

/// Reports categories of required-reason API that do not exist.
enum PrivacyCategoryInvalid: EntryRule {
  static let description = RuleDescription(
    id: "privacy-category-invalid",
    severity: .error,
    example: .init(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <plist version="1.0"><dict>
          <key>NSPrivacyAccessedAPITypes</key>
          <array>
            <dict>
              <key>NSPrivacyAccessedAPIType</key>
              <string>UserDefaults</string>
              <key>NSPrivacyAccessedAPITypeReasons</key>
              <array>
                <string>CA92.1</string>
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
    appStoreCode: "ITMS-91054",
    references: ["https://developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for item in AccessedAPI.items(of: entry) {
      guard let node = item.category, let name = item.name, !AccessedAPI.categories.contains(name) else { continue }
      let nearest = NearestValue.of(name, among: AccessedAPI.categories)
      context.report(
        description,
        at: node.range,
        nearest.map { description.text("near-miss", name, $0) } ?? description.text("message", name),
        fixes: nearest.map {
          [Fix(description.text("replace", $0), [context.editor.replaceText(of: node, with: $0)], isSafe: false)]
        } ?? []
      )
    }
  }
}
