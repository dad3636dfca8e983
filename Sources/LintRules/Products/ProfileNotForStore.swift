import AppProject
import LintEngine
import ProductFiles
import ProjectFiles
import PropertyList

/// Reports packages whose provisioning profiles are not those for the App Store.
enum ProfileNotForStore: ProjectRule {
  static let description = RuleDescription(
    id: "profile-not-for-store",
    severity: .warning,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var bundle = BuiltBundle()
        bundle.profile = ProvisioningProfile(
          contents: .dictionary([.init(key: "ProvisionedDevices", value: .array([.string("0000")]))])
        )
        return bundle
      }()
    ) { $0.profile = ProvisioningProfile(contents: .dictionary([])) },
    appStoreCode: "ITMS-90161",
    references: [
      "https://github.com/fastlane/fastlane/issues/4519",
      "https://github.com/rubymotion-community/motion-provisioning/issues/16",
    ]
  )
  static let subject = RuleSubject.keys("CFBundleIdentifier", in: .infoPlist)

  /// The texts about profiles that are for other users than those of the store.
  private static let names: [ProvisioningProfile.Kind: String] = [
    .development: "development", .adHoc: "ad-hoc", .enterprise: "enterprise",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isExported, built.product.isSigned, built.kind.isProgram else { return }
    let range = context.rootKeys.value(forKey: "CFBundleIdentifier")?.range ?? document.anchor
    guard let profile = built.profile else {
      return context.report(
        description,
        at: range,
        description.text("message", built.path),
        severity: .error,
        appStoreCode: "ITMS-90165",
        refusedBy: [.installer, .appStoreConnect]
      )
    }
    if let end = profile.expiration?.secondsSinceReferenceDate, let now = built.product.now, end < now {
      context.report(
        description,
        at: range,
        description.text("expired", built.path),
        severity: .error,
        refusedBy: [.installer, .appStoreConnect]
      )
    } else if let own = context.rootKeys.value(forKey: "CFBundleIdentifier")?.literalText,
      let pattern = profile.entitlements?["application-identifier"]?.text, !isFor(own, pattern)
    {
      return context.report(
        description,
        at: range,
        description.text("other-app", pattern, own),
        severity: .error,
        appStoreCode: "ITMS-90165",
        refusedBy: [.installer, .appStoreConnect]
      )
    }
    guard let name = names[profile.kind], built.kind == .app || built.product.profileKind != profile.kind else {
      return
    }
    context.report(description, at: range, description.text(name))
  }

  /// Returns whether a pattern of a profile, a prefix and an identifier that may end with an asterisk, is for an app.
  private static func isFor(_ identifier: String, _ pattern: String) -> Bool {
    guard let dot = pattern.firstIndex(of: ".") else { return true }
    let allowed = pattern[pattern.index(after: dot)...]
    return allowed.hasSuffix("*") ? identifier.hasPrefix(allowed.dropLast()) : identifier == allowed
  }
}
