import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports apps for the Mac App Store without the sandbox.
enum AppSandboxMissing: ProjectRule {
  static let description = RuleDescription(
    id: "app-sandbox-missing",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: .forMac(BuiltSignature()) { $0.isSandboxed = false }
    ) { $0.executable?.signature = BuiltSignature() },
    appStoreCode: "ITMS-90296",
    references: [.apple("security/app-sandbox")]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let (code, signature) = project.built?.signedForMac(.store), !signature.isSandboxed else { return }
    context.report(description, at: context.executableRange, description.text("message", code.path))
  }
}
