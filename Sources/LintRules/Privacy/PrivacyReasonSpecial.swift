import LintEngine
import LintFacts
import PropertyList

/// Reports reasons that few kinds of app may give.
enum PrivacyReasonSpecial: EntryRule {
  static let description = RuleDescription(
    id: "privacy-reason-special",
    severity: .info,
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: AccessedAPI.example("ActiveKeyboards", reason: "3EC4.1"),
      good: AccessedAPI.example("ActiveKeyboards", reason: "54BD.1")
    ),
    references: [.apple("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes")],
    // The file does not show whether the app is of that kind; if it is, the reason is valid.
    isOptIn: true
  )
  static let subject = RuleSubject.keys(AccessedAPI.list, in: .privacyManifest)

  /// The reasons with the names of the texts about whom they are for.
  private static let reasons = ["B728.1": "research", "3EC4.1": "keyboard", "AC6B.1": "management"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for reason in AccessedAPI.items(of: entry).flatMap(\.reasons) {
      guard let kind = reasons[reason.text] else { continue }
      context.report(description, at: reason.node.range, description.text(kind, reason.text))
    }
  }
}
