import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports executables of apps for devices with code for simulators, and those without code for 64 bits.
enum ArchitectureNotPermitted: ProjectRule {
  static let description = RuleDescription(
    id: "architecture-not-permitted",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: BuiltBundle(
        "Cellar.app/Frameworks/Juice.framework",
        .framework,
        slices: [BuiltSlice(), BuiltSlice("x86_64", for: .iOSSimulator)]
      )
    ) { $0.executable?.slices = [BuiltSlice()] },
    appStoreCode: "ITMS-90087",
    references: [
      "https://github.com/Limon-O-O/KingfisherExtension/issues/5",
      "https://github.com/MoZhouqi/KMNavigationBarTransition/issues/151",
    ]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  /// The processors of Macs, on which simulators run.
  private static let processors: Set = ["i386", "x86_64", "x86_64h"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, let code = built.executable, !code.isArchive else { return }
    let foreign = code.slices.filter { $0.platform?.isSimulator == true || processors.contains($0.architecture) }
    if !foreign.isEmpty {
      let names = foreign.map { $0.platform?.isSimulator == true ? "\($0.architecture) (simulator)" : $0.architecture }
      let message = description.text("message", code.path, names.uniqued().joined(separator: ", "))
      context.report(description, at: context.executableRange, message)
    } else if built.product.platform != .watchOS, !code.slices.isEmpty,
      code.slices.allSatisfy({ $0.platform != .watchOS && $0.architecture.hasPrefix("armv") })
    {
      let message = description.text("no-64-bit", code.path)
      context.report(description, at: context.executableRange, message, appStoreCode: "ITMS-90086")
    }
  }
}
