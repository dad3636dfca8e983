import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports projects whose apps are built for a version of iOS that App Store Connect will reject.
enum DeploymentTargetTooOld: Rule {
  static let description = RuleDescription(
    id: "deployment-target-too-old",
    severity: .info,
    example: .init(
      file: ExampleProject.file,
      bad: ExampleProject(
        .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 13.4;")
      ).text,
      good: ExampleProject(
        .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;")
      ).text,
      neighbours: ["Info.plist": .plist("<key>CFBundleName</key> <string>Cellar</string>")]
    ),
    appStoreCode: "ITMS-90068",
    references: [
      .apple("bundleresources/information-property-list/minimumosversion"),
      "https://github.com/SwiftOldDriver/iOS-Weekly/issues/5416",
    ]
  )
  static let checks: [Check] = [.slowProject(check)]
  static let subject = RuleSubject.everything(in: .propertyList, .other)

  private static let setting = "IPHONEOS_DEPLOYMENT_TARGET"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let apps = project.allTargets.filter { $0.declaredIn == document.path && $0.role == .app && $0.platforms == [.iOS] }
    let found = apps.flatMap(\.configurations).firstResult { configuration -> (String, Range<Int>)? in
      guard let fact = configuration.fact(of: setting), let major = VersionNumber.major(fact.value),
        (8..<15).contains(major)
      else { return nil }
      guard case .setting(_, let evidence?) = fact.origin else { return (fact.value, document.text.lineRange(0)) }
      // A file of settings is not the place of this one.
      return evidence.path == document.path ? (fact.value, evidence.range(in: document.text)) : nil
    }
    guard let (version, place) = found else { return }
    context.report(description, at: place, description.text("message", version), key: setting, cause: .run(""))
  }
}
