import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports bundles whose executable is not linked: an archive of object files, or one of them.
enum ExecutableTypeInvalid: ProjectRule {
  static let description = RuleDescription(
    id: "executable-type-invalid",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.installer, .appStoreConnect],
    example: .built(
      repairing: {
        var bundle = BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework)
        bundle.executable?.isArchive = true
        return bundle
      }()
    ) { $0.executable?.isArchive = false },
    appStoreCode: "ITMS-90124",
    references: ["https://github.com/zoom/zoom-sdk-ios/issues/1"]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, let code = built.executable,
      code.isArchive || code.slices.contains(where: { $0.fileType == .object })
    else { return }
    let message = description.text(built.kind == .framework ? "framework" : "message", code.path)
    context.report(description, at: context.executableRange, message)
  }
}
