import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports sandboxed apps for the Mac without the category that the Mac App Store needs.
enum AppCategoryMissing: ProjectRule {
  static let description = RuleDescription(
    id: "app-category-missing",
    severity: .info,
    example: .plist(
      bad: "<key>CFBundleName</key> <string>Cellar</string>",
      good: """
        <key>CFBundleName</key> <string>Cellar</string>
        <key>LSApplicationCategoryType</key> <string>public.app-category.food-and-drink</string>
        """,
      neighbours: [
        "App.entitlements": .plist("<key>com.apple.security.app-sandbox</key> <true/>"),
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    appStoreCode: "ITMS-90242",
    references: [.apple("bundleresources/information-property-list/lsapplicationcategorytype")]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist).on(.macOS)

  private static let key = "LSApplicationCategoryType"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Apps outside the store rarely run in the sandbox.
    guard document.tree.isReadable, context.traits.bundle.isApp, project.attribution == .read,
      !context.rootKeys.contains(key), !project.writesElsewhere(key), !project.suppliesUnknownKeys,
      project.targets.allSatisfy({ $0.role == .app && !$0.isEmbedded && $0.platforms == [.macOS] }),
      context.traits.bundle.hosts.isEmpty,
      let signed = BundleEntitlements(document, project), signed.areSandboxed
    else { return }
    context.report(description, at: document.anchor, description.text("message", key), key: key)
  }
}
