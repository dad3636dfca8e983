import AppProject
import LintEngine
import LintFacts
import ProductFiles
import ProjectFiles

/// Reports executables that name an SDK of a version that does not exist.
enum SDKVersionUnknown: ProjectRule {
  static let description = RuleDescription(
    id: "sdk-version-unknown",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var slice = BuiltSlice()
        slice.sdk = MachOVersion("94.0")
        return BuiltBundle(slices: [slice])
      }()
    ) { $0.executable?.slices = [BuiltSlice()] },
    appStoreCode: "ITMS-90512",
    references: ["https://github.com/dotnet/macios/issues/4680"]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  /// Far above the versions of 2026.
  private static let greatest = 40

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, let code = built.executable,
      let sdk = code.slices.compactMap(\.sdk).max(), sdk.major > greatest
    else { return }
    context.report(description, at: context.executableRange, description.text("message", code.path, "\(sdk)"))
  }
}
