import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports frameworks that are signed with the entitlements of their app.
enum FrameworkSignedAsApp: ProjectRule {
  static let description = RuleDescription(
    id: "framework-signed-as-app",
    severity: .warning,
    example: .built(
      repairing: BuiltBundle.framework { $0.identifier = "TEAM123456.org.example.cellar" }
    ) { $0.executable?.signature = BuiltSignature() },
    appStoreCode: "ITMS-90046",
    references: [
      "https://github.com/bazelbuild/rules_apple/issues/181", "https://github.com/InjoyDeng/ResignTool/issues/1",
    ]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isExported, built.kind == .framework,
      let identifier = built.executable?.signature?.identifier
    else { return }
    context.report(description, at: context.executableRange, description.text("message", built.path, identifier))
  }
}

extension BuiltBundle {
  /// Returns a framework in an app with a signature after a change.
  fileprivate static func framework(_ change: (inout BuiltSignature) -> Void) -> BuiltBundle {
    var signature = BuiltSignature()
    change(&signature)
    return BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework, signature: signature)
  }
}
