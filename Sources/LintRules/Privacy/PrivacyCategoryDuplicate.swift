import LintEngine
import LintFacts
import PropertyList

/// Reports categories that stand in two entries.
enum PrivacyCategoryDuplicate: EntryRule {
  static let description = RuleDescription(
    id: "privacy-category-duplicate",
    severity: .warning,
    example: .init(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <plist version="1.0"><dict>
          <key>NSPrivacyAccessedAPITypes</key>
          <array>
            <dict>
              <key>NSPrivacyAccessedAPIType</key>
              <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
            </dict>
            <dict>
              <key>NSPrivacyAccessedAPIType</key>
              <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
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
    references: ["https://developer.apple.com/documentation/technotes/tn3181-debugging-invalid-privacy-manifest"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // Of a merge conflict both sides are listed.
    guard !context.traits.hasConflict else { return }
    var first: [String: Node] = [:]
    for item in AccessedAPI.items(of: entry) {
      guard let node = item.category, let name = item.name else { continue }
      guard let earlier = first[name] else {
        first[name] = node
        continue
      }
      context.report(
        description,
        at: node.range,
        description.text("message", name),
        related: [RelatedPlace(.here(earlier.range), description.text("first", name))]
      )
    }
  }
}
