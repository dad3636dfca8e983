import AppProject
import LintEngine
import LintFacts
import ProjectFiles

/// Reports bundles inside frameworks and extensions for devices.
enum BundleNotPermitted: ProjectRule {
  static let description = RuleDescription(
    id: "bundle-not-permitted",
    severity: .error,
    premises: [.fileKind],
    example: .built(
      repairing: {
        var bundle = BuiltBundle("Cellar.app/PlugIns/Share.appex", .appExtension)
        bundle.strayBundles = ["Cellar.app/PlugIns/Share.appex/Frameworks/Juice.framework"]
        return bundle
      }()
    ) { $0.strayBundles = [] },
    appStoreCode: "ITMS-90205",
    references: [
      "https://github.com/tokorom/SegueContext/pull/21", "https://github.com/jitsi/jitsi-meet/issues/4551",
    ]
  )
  static let subject = RuleSubject.keys("CFBundleExecutable", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices else { return }
    for path in built.strayBundles {
      let isInFrameworks = "\(path)/".dropFirst(built.path.count).hasPrefix("/Frameworks/")
      context.report(
        description,
        at: context.executableRange,
        description.text("message", path, built.name),
        appStoreCode: isInFrameworks ? "ITMS-90206" : nil
      )
    }
  }
}
