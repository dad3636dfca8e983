import AppProject
import LintEngine
import ProductFiles
import ProjectFiles
import PropertyList

/// Reports apps that were built with an SDK older than those that the App Store takes.
enum SDKTooOld: ProjectRule {
  static let description = RuleDescription(
    id: "sdk-too-old",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var slice = BuiltSlice()
        slice.sdk = MachOVersion("18.5")
        return BuiltBundle(slices: [slice])
      }()
    ) { $0.executable?.slices = [BuiltSlice()] },
    appStoreCode: "ITMS-90725",
    references: [
      "https://developer.apple.com/news/upcoming-requirements/", "https://github.com/OneKeyHQ/app-monorepo/pull/6785",
    ]
  )
  static let subject = RuleSubject.keys("DTPlatformVersion", "DTSDKName", in: .infoPlist)

  /// The first number of the SDKs that are taken since 28 April 2026, which is the same for all devices.
  private static let minimum = 26

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, built.kind == .app,
      let sdk = built.executable?.slices.compactMap(\.sdk).max(), sdk.major > 0
    else { return }
    let value = context.rootKeys.value(forKey: "DTPlatformVersion")
    let declared = value?.literalText.flatMap(MachOVersion.init)
    let versions = [sdk, declared].compactMap(\.self)
    guard let oldest = versions.min(), oldest.major < minimum else { return }
    context.report(
      description,
      at: value?.range ?? document.anchor,
      description.text("message", "\(oldest)", "\(minimum)"),
      // Which of the two decides is not known.
      severity: versions.allSatisfy { $0.major < minimum } ? nil : .warning
    )
  }
}
