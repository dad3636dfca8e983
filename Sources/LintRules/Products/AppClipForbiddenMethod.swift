import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports App Clips that call methods which they may not call.
enum AppClipForbiddenMethod: ProjectRule {
  static let description = RuleDescription(
    id: "app-clip-forbidden-method",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var bundle = BuiltBundle("Cellar.app/AppClips/Taste.app", .appClip)
        bundle.selectors = ["requestAlwaysAuthorization"]
        return bundle
      }()
    ) { $0.selectors = ["requestWhenInUseAuthorization"] },
    appStoreCode: "ITMS-90842",
    references: ["https://github.com/Lyokone/flutterlocation/issues/426"]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  /// The selectors that messages of the store named.
  private static let forbidden = ["requestAlwaysAuthorization"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, built.kind == .appClip, let code = built.executable else {
      return
    }
    for name in forbidden where built.selectors.contains(name) {
      context.report(description, at: context.executableRange, description.text("message", code.path, name))
    }
  }
}
