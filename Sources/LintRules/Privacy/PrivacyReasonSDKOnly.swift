import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports reasons that only SDKs may give.
enum PrivacyReasonSDKOnly: Rule {
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

  static let checks = Check.withOrWithoutProject(check)

  private static func check(_ document: Document, _ project: ProjectContext, in context: inout RuleContext) {
    for item in document.rootDictionary.map(AccessedAPI.items(of:)) ?? [] {
      let areOwn = item.reasons.contains { !reasons.contains($0.text) }
      // React Native copies the reasons of its libraries into the manifest of the app, next to those of the app.
      if areOwn, project.code.sharesManifest { continue }
      for reason in item.reasons where reasons.contains(reason.text) {
        context.report(description, at: reason.node.range, description.text("message", reason.text))
      }
    }
  }
}
