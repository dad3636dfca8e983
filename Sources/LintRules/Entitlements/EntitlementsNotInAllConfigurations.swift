import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles

/// Reports targets that are signed with entitlements in some configurations and without any in others.
enum EntitlementsNotInAllConfigurations: Rule {
  static let description = RuleDescription(
    id: "entitlements-not-in-all-configurations",
    severity: .info,
    example: .init(
      file: ExampleProject.file,
      bad: example(debug: ""),
      good: example(debug: "CODE_SIGN_ENTITLEMENTS = Info.entitlements;")
    ),
    references: [.apple("xcode/build-settings-reference")]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .propertyList, .other)

  private static let setting = "CODE_SIGN_ENTITLEMENTS"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for target in DescribedTargets.all(in: document, project) where target.role != .other && !target.suppliesUnknownKeys
    {
      guard target.configurations.allSatisfy(\.hasBundleSettings), target.generatedEntitlements == nil,
        // Builds for some SDKs alone may need none.
        target.configurations.allSatisfy(\.sdks.isEmpty),
        let signed = target.configurations.last(where: { $0.entitlements != nil }),
        // What builds for release lack is reported key by key.
        let bare = target.configurations.first(where: {
          !$0.sets(setting) && !EntitlementsFile.isForRelease(configuration: $0.name)
        })
      else { continue }
      context.report(
        description,
        at: DescribedTargets.place(of: setting, in: signed, of: target, document),
        description.text("message", target.name, bare.name, signed.name, setting)
      )
    }
  }

  private static func example(debug: String) -> String {
    let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;"
    return ExampleProject(
      .init([("Debug", "\(settings) \(debug)"), ("Release", "\(settings) CODE_SIGN_ENTITLEMENTS = Info.entitlements;")])
    ).text
  }
}
