import LintEngine
import LintFacts
import PropertyList

/// Reports reasons that do not fit their category.
enum PrivacyReasonInvalid: EntryRule {
  static let description = RuleDescription(
    id: "privacy-reason-invalid",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: AccessedAPI.example("UserDefaults", reason: "C617.1"),
      good: AccessedAPI.example("UserDefaults", reason: "CA92.1")
    ),
    appStoreCode: "ITMS-91055",
    references: [.apple("technotes/tn3181-debugging-invalid-privacy-manifest")]
  )
  static let subject = RuleSubject.keys(AccessedAPI.list, in: .privacyManifest)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for item in AccessedAPI.items(of: entry) {
      guard let category = item.name, let allowed = AccessedAPI.reasons[category] else { continue }
      // White space around a reason has a rule of its own.
      for reason in item.reasons where !allowed.contains(where: { $0.value == WhiteSpace.trim(reason.text) }) {
        let fixes = allowed.map { other in
          Fix(
            AccessedAPI.title(description.text("replace", other.value), other),
            [context.editor.replaceText(of: reason.node, with: other.value)],
            needsDecision: true
          )
        }
        context.report(
          description,
          at: reason.node.range,
          description.text("message", reason.text, category, allowed.map(\.value).joined(separator: ", ")),
          fixes: fixes
        )
      }
    }
  }
}
