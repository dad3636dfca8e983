import LintEngine
import LintFacts
import PropertyList

/// Reports categories without a reason.
enum PrivacyReasonsEmpty: EntryRule {
  static let description = RuleDescription(
    id: "privacy-reasons-empty",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <key>NSPrivacyAccessedAPITypes</key> <array>
          <dict>
            <key>NSPrivacyAccessedAPIType</key> <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
            <key>NSPrivacyAccessedAPITypeReasons</key> <array></array>
          </dict>
        </array>
        """,
      good: AccessedAPI.example("UserDefaults", reason: "CA92.1")
    ),
    appStoreCode: "ITMS-91055",
    references: [.apple("technotes/tn3181-debugging-invalid-privacy-manifest")]
  )
  static let subject = RuleSubject.keys(AccessedAPI.list, in: .privacyManifest)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for item in AccessedAPI.items(of: entry) {
      guard let category = item.name else { continue }
      guard let list = item.reasonList else {
        if let node = item.category {
          context.report(description, at: node.range, description.text("no-list", category))
        }
        continue
      }
      guard list.kind == .array, list.children.isEmpty else { continue }
      let fixes = (AccessedAPI.reasons[category] ?? []).map { reason in
        Fix(
          AccessedAPI.title(description.text("insert", reason.value), reason),
          [context.editor.insertItem(.string(reason.value), into: list)],
          needsDecision: true
        )
      }
      context.report(description, at: list.range, description.text("message", category), fixes: fixes)
    }
  }
}
