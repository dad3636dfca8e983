import AppProject
import LintEngine
import ProjectFiles
import PropertyList

/// Reports signed entitlements whose value stands for any, as in a provisioning profile.
enum EntitlementWildcardSigned: ProjectRule {
  static let description = RuleDescription(
    id: "entitlement-wildcard-signed",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      bad: "<key>com.apple.developer.associated-domains</key> <string>*</string>",
      good: "<key>com.apple.developer.associated-domains</key> <array><string>applinks:example.org</string></array>",
      in: BuiltBundle(),
      of: .entitlements
    ),
    appStoreCode: "ITMS-90046",
    references: ["https://github.com/fastlane/fastlane/issues/768"]
  )
  static let subject = RuleSubject.everything(in: .entitlements)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isExported, let root = document.rootDictionary else { return }
    for entry in root.entries {
      guard let name = entry.name, name.hasPrefix("com.apple.developer."), let value = entry.value,
        value.stringValue == "*" || value.children.contains(where: { $0.stringValue == "*" })
      else { continue }
      context.report(description, at: entry.range, description.text("message", name, built.path))
    }
  }
}
