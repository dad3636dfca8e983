import AppProject
import LintEngine
import ProductFiles
import ProjectFiles
import PropertyList

/// Reports frameworks that need a newer system than the app around them.
enum FrameworkNeedsNewerSystem: ProjectRule {
  static let description = RuleDescription(
    id: "framework-needs-newer-system",
    severity: .warning,
    refusedBy: [.system, .appStoreConnect],
    example: .built(
      repairing: {
        var slice = BuiltSlice()
        slice.minimumOS = MachOVersion("17.0")
        return BuiltBundle("Cellar.app/Frameworks/Juice.framework", .framework, slices: [slice])
      }()
    ) { $0.executable?.slices = [BuiltSlice()] },
    appStoreCode: "ITMS-90208",
    references: ["https://github.com/elias8/libghostty/issues/127"]
  )
  static let subject = RuleSubject.keys("MinimumOSVersion", in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    // Those of App Clips and watch apps have another app around them.
    guard let built = project.built, built.isForDevices, built.kind == .framework,
      built.path.split(separator: "/").count == 3, let wanted = built.product.minimumOS
    else { return }
    // Another rule compares the Info.plist with the code.
    let value = context.rootKeys.value(forKey: "MinimumOSVersion")
    let declared = value?.literalText.flatMap(MachOVersion.init)
    guard let needed = declared ?? built.executable?.slices.compactMap(\.minimumOS).max(), needed > wanted else {
      return
    }
    let range = value?.range ?? document.anchor
    context.report(description, at: range, description.text("message", built.name, "\(needed)", "\(wanted)"))
  }
}
