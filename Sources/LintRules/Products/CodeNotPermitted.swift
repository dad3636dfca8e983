import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports files with code that apps for devices may not have where they are.
enum CodeNotPermitted: ProjectRule {
  static let description = RuleDescription(
    id: "code-not-permitted",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var bundle = BuiltBundle()
        bundle.strayCode = [BuiltCode(path: "Cellar.app/libJuice.dylib")]
        return bundle
      }()
    ) { $0.strayCode = [] },
    appStoreCode: "ITMS-90171",
    references: [
      "https://github.com/EMALLStudio/appmetrica_sdk/issues/2", "https://github.com/bkook/BKPasscodeView/issues/29",
    ]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices else { return }
    for code in built.strayCode where code.isArchive || !code.slices.isEmpty {
      let message = description.text(code.isArchive ? "archive" : "message", code.path)
      context.report(description, at: context.executableRange, message)
    }
  }
}
