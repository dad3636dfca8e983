import LintEngine
import LintFacts
import PropertyList

/// Reports categories that occur in two entries.
enum PrivacyCategoryDuplicate: EntryRule {
  static let description = RuleDescription(
    id: "privacy-category-duplicate",
    severity: .warning,
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <key>NSPrivacyAccessedAPITypes</key> <array>
          <dict>
            <key>NSPrivacyAccessedAPIType</key> <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
          </dict>
          <dict>
            <key>NSPrivacyAccessedAPIType</key> <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
          </dict>
        </array>
        """,
      good: AccessedAPI.example("UserDefaults", reason: "CA92.1")
    ),
    references: [.apple("technotes/tn3181-debugging-invalid-privacy-manifest")]
  )
  static let subject = RuleSubject.keys(AccessedAPI.list, in: .privacyManifest)

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
