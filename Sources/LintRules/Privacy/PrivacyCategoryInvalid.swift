import LintEngine
import LintFacts
import PropertyList

/// Reports categories of required-reason API that do not exist.
enum PrivacyCategoryInvalid: EntryRule {
  static let description = RuleDescription(
    id: "privacy-category-invalid",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <key>NSPrivacyAccessedAPITypes</key> <array>
          <dict>
            <key>NSPrivacyAccessedAPIType</key> <string>UserDefaults</string>
            <key>NSPrivacyAccessedAPITypeReasons</key> <array> <string>CA92.1</string> </array>
          </dict>
        </array>
        """,
      good: AccessedAPI.example("UserDefaults", reason: "CA92.1")
    ),
    appStoreCode: "ITMS-91054",
    references: [.apple("technotes/tn3181-debugging-invalid-privacy-manifest")]
  )
  static let subject = RuleSubject.keys(AccessedAPI.list, in: .privacyManifest)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for item in AccessedAPI.items(of: entry) {
      // White space around a name has a rule of its own.
      guard let node = item.category, let name = item.name, !AccessedAPI.categories.contains(WhiteSpace.trim(name))
      else { continue }
      // The end of exactly one name, as people write it, states nothing new.
      let isShort = AccessedAPI.categories.contains { $0.hasSuffix("Category\(name)") }
      let nearest = NearestValue.of(name, among: AccessedAPI.categories)
      context.report(
        description,
        at: node.range,
        nearest.map { description.text("near-miss", name, $0) } ?? description.text("message", name),
        fixes: nearest.map {
          let edit = context.editor.replaceText(of: node, with: $0)
          return [Fix(description.text("replace", $0), [edit], isSafe: false, needsDecision: !isShort)]
        } ?? []
      )
    }
  }
}
