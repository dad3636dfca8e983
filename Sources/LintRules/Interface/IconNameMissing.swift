import AppProject
import BuildDescriptions
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps for iPhone and iPad without an icon, and names of icons that are empty.
enum IconNameMissing: ProjectRule {
  static let description = RuleDescription(
    id: "icon-name-missing",
    severity: .warning,
    example: .plist(
      bad: "<key>LSRequiresIPhoneOS</key> <true/>",
      good: """
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleIconName</key> <string>AppIcon</string>
        """,
      neighbours: [ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;")).text]
    ),
    appStoreCode: "ITMS-90713",
    references: [.apple("xcode/configuring-your-app-icon")]
  )
  static let subject = RuleSubject.keys(keys, in: .infoPlist)

  /// The setting that makes the build write the keys of an icon.
  private static let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"
  private static let name = "CFBundleIconName"
  private static let keys = ["CFBundleIconFile", "CFBundleIconFiles", name, "CFBundleIcons"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, document.rootDictionary != nil else { return }
    if context.traits.bundle.isApp, !context.traits.bundle.systems.contains(.macOS),
      let empty = emptyName(context.rootKeys),
      !project.targets.flatMap(\.configurations).contains(where: namesIcon)
    {
      context.report(description, at: empty.range, description.text("empty", name))
      return
    }
    guard !project.targets.isEmpty, project.targets.allSatisfy({ $0.role == .app && $0.isOfXcode }),
      context.traits.bundle.kind?.value != .watchApp,
      !keys.contains(where: context.rootKeys.containsForAnyDevice), !keys.contains(where: project.writesElsewhere),
      project.targets.flatMap(\.configurations).allSatisfy(lacksIcon)
    else { return }
    context.report(description, at: document.anchor, description.text("message", project.targets.first?.name ?? ""))
  }

  /// Returns the name of an icon in an asset catalog that is empty, of the bundle or its primary icon; nil if there is none.
  private static func emptyName(_ root: RootKeys) -> Node? {
    let primary = root.entriesForAnyDevice(["CFBundleIcons"]).compactMap {
      $0.value?.value(forKey: "CFBundlePrimaryIcon")?.value(forKey: name)
    }
    return ([root.value(forKey: name)].compactMap(\.self) + primary).first { $0.literalText?.isEmpty == true }
  }

  /// Whether a configuration may name an icon, which the build writes in place of what the file has.
  private static func namesIcon(_ configuration: TargetConfiguration) -> Bool {
    configuration.sets(setting) && configuration.value(of: setting).text != ""
  }

  /// Whether a configuration is certainly for iPhone and iPad and names no icon.
  private static func lacksIcon(_ configuration: TargetConfiguration) -> Bool {
    guard configuration.value(of: "SDKROOT").text == "iphoneos" else { return false }
    return !namesIcon(configuration)
  }
}
