import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports executables that the App Store encrypted.
enum ExecutableEncrypted: ProjectRule {
  static let description = RuleDescription(
    id: "executable-encrypted",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var slice = BuiltSlice()
        slice.isEncrypted = true
        return BuiltBundle(slices: [slice])
      }()
    ) { $0.executable?.slices = [BuiltSlice()] },
    appStoreCode: "ITMS-90125",
    references: ["https://github.com/thegrizzlylabs/geniusscan-sdk-demo/issues/50"]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, let code = built.executable,
      code.slices.contains(where: \.isEncrypted)
    else { return }
    context.report(description, at: context.executableRange, description.text("message", code.path))
  }
}
