import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProductFiles
import ProjectFiles
import PropertyList

/// Reports signed entitlements that are newer than the SDK that the program was built with.
enum EntitlementNeedsNewerSDK: Rule {
  static let description = RuleDescription(
    id: "entitlement-needs-newer-sdk",
    severity: .warning,
    example: .built(
      "<key>com.apple.developer.matter.allow-setup-payload</key> <true/>",
      repairing: {
        var slice = BuiltSlice()
        slice.sdk = MachOVersion("15.0")
        return BuiltBundle(slices: [slice])
      }(),
      of: .entitlements
    ) { $0.executable?.slices = [BuiltSlice()] },
    appStoreCode: "ITMS-90786",
    references: ["https://github.com/inspireui/support/issues/763"]
  )
  static let subject = RuleSubject.everything(in: .entitlements)
  static let checks: [Check] = [.slowProject(check)]

  /// The names of the systems of devices in the catalog.
  private static let names: [MachOPlatform: String] = [
    .iOS: "iOS", .tvOS: "tvOS", .watchOS: "watchOS", .visionOS: "visionOS",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let built = project.built, built.isForDevices, let slice = built.executable?.slices.first,
      let system = slice.platform.flatMap({ names[$0] }), let sdk = slice.sdk,
      case .dictionary(let signed)? = document.tree.value
    else { return }
    for name in signed.map(\.key) {
      guard let platforms = KeyCatalog.key(at: name, in: .entitlements)?.platforms,
        let text = platforms.first(where: { $0.platform == system })?.introduced,
        let introduced = MachOVersion(text), sdk < introduced, let entry = context.rootKeys.entry(forKey: name)
      else { continue }
      context.report(description, at: entry.range, description.text("message", name, "\(introduced)", "\(sdk)"))
    }
  }
}
