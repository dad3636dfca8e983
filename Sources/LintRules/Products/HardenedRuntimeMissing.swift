import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports apps signed with a Developer ID without the hardened runtime.
enum HardenedRuntimeMissing: ProjectRule {
  static let description = RuleDescription(
    id: "hardened-runtime-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .built(
      repairing: .forMac(.ofDeveloperID) { $0.hasHardenedRuntime = false }
    ) { $0.executable?.signature = .ofDeveloperID },
    references: [.apple("security/notarizing-macos-software-before-distribution")]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let (code, signature) = project.built?.signedForMac(.developerID), !signature.hasHardenedRuntime else {
      return
    }
    context.report(description, at: context.executableRange, description.text("message", code.path))
  }
}
