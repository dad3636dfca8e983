import AppProject
import LintEngine
import LintFacts
import ProductFiles
import ProjectFiles

/// Reports frameworks and extensions whose code is for other systems or processors than that of the app around them.
enum CodeUnlikeApp: ProjectRule {
  static let description = RuleDescription(
    id: "code-unlike-app",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.system, .appStoreConnect],
    example: .built(
      repairing: {
        let slice = BuiltSlice("arm64", for: .macOS)
        var bundle = BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework, slices: [slice])
        bundle.hostSlices = [BuiltSlice()]
        return bundle
      }()
    ) { $0.executable?.slices = [BuiltSlice()] },
    appStoreCode: "ITMS-90635",
    references: ["https://github.com/MoZhouqi/KMNavigationBarTransition/issues/151"]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, let code = built.executable, !code.isArchive,
      !code.slices.isEmpty, !built.hostSlices.isEmpty
    else { return }
    let (own, wanted) = (systems(code.slices), systems(built.hostSlices))
    // Code for simulators is a matter of another rule.
    guard !own.contains(where: \.isSimulator), !wanted.contains(where: \.isSimulator) else { return }
    if !own.isEmpty, !wanted.isEmpty, own.isDisjoint(with: wanted) {
      let names = [own, wanted].map { $0.map { "\($0)" }.sorted().joined(separator: ", ") }
      let message = description.text("message", code.path, names[0], names[1])
      context.report(description, at: context.executableRange, message)
      return
    }
    let missing = Set(built.hostSlices.map(\.architecture)).subtracting(code.slices.map(\.architecture)).sorted()
    guard !missing.isEmpty else { return }
    let message = description.text("processors", code.path, missing.joined(separator: ", "))
    context.report(description, at: context.executableRange, message, severity: .warning)
  }

  private static func systems(_ slices: [BuiltSlice]) -> Set<MachOPlatform> { Set(slices.compactMap(\.platform)) }
}
