import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports built apps, extensions and frameworks without their executable.
enum ExecutableFileMissing: ProjectRule {
  static let description = RuleDescription(
    id: "executable-file-missing",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.installer, .appStoreConnect],
    example: .built(
      repairing: {
        var bundle = BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework)
        (bundle.executable, bundle.missingExecutable) = (nil, "Cellar.app/Frameworks/Juice.framework/Juice")
        return bundle
      }()
    ) { bundle in
      bundle.missingExecutable = nil
      bundle.executable = BuiltCode(path: "Cellar.app/Frameworks/Juice.framework/Juice")
    },
    appStoreCode: "ITMS-90207",
    references: [
      "https://github.com/zkmopro/mopro/pull/122", "https://github.com/abbeycode/UnzipKit/issues/76",
    ]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.product.hasApp, built.product.platform?.isSimulator != true,
      built.isForDevices && built.kind == .framework || built.kind.isProgram, let path = built.missingExecutable
    else { return }
    context.report(
      description,
      at: context.executableRange,
      description.text("message", path),
      isForStore: built.isForDevices
    )
  }
}
