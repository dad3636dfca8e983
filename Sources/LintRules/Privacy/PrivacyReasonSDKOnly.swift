import LintEngine
import LintFacts
import PropertyList

/// Reports reasons that only SDKs may give.
enum PrivacyReasonSDKOnly: EntryRule {
  static let description = RuleDescription(
    id: "privacy-reason-sdk-only",
    severity: .info,
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: AccessedAPI.example("UserDefaults", reason: "C56D.1"),
      good: AccessedAPI.example("UserDefaults", reason: "CA92.1")
    ),
    references: [.apple("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes")]
  )
  static let subject = RuleSubject.keys(AccessedAPI.list, in: .privacyManifest)

  private static let reasons: Set = ["0A2A.1", "C56D.1"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for reason in AccessedAPI.items(of: entry).flatMap(\.reasons) where reasons.contains(reason.text) {
      context.report(description, at: reason.node.range, description.text("message", reason.text))
    }
  }
}
