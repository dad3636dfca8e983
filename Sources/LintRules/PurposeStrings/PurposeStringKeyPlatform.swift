import AppProject
import BuildDescriptions
import CodeScanning
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings that no system of the targets reads.
enum PurposeStringKeyPlatform: ProjectRule {
  static let description = RuleDescription(
    id: "purpose-string-key-platform",
    severity: .info,
    example: .plist(
      bad: "<key>NSDesktopFolderUsageDescription</key> <string>Save your drawings to the desktop.</string>",
      good: "<key>NSPhotoLibraryAddUsageDescription</key> <string>Save your drawings to your photos.</string>",
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;")).text
      ]
    ),
    references: [.apple("bundleresources/information-property-list/protected-resources")]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  /// Families of keys that some system reads although the pages about them do not name it.
  private static let exempt: Set<String> = [
    "NSGKFriendListUsageDescription", "NSHomeKitUsageDescription", "NSLocation", "NSPhotoLibrary",
    "NSSiriUsageDescription", "NSUserTrackingUsageDescription", "NSVideoSubscriberAccountUsageDescription",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let systems = systems(of: project.targets) else {
      return
    }
    let names = project.targets.reduce(into: Set<ApplePlatform>()) { $0.formUnion($1.platforms) }.names
    for entry in PurposeKeys.entries(context.rootKeys) {
      guard let name = entry.name.map(KeyCatalog.withoutDeviceSuffix),
        let resource = KeyCatalog.protectedResource(forKey: name), resource.isDocumented, !resource.platforms.isEmpty,
        !exempt.contains(PurposeKeys.family(of: name)),
        !resource.platforms.contains(where: { systems.contains($0.platform) })
      else { continue }
      context.report(unused: entry, name, by: description, description.text("message", name, names))
    }
  }

  /// Returns the systems that run what the targets build, as the catalog names them; nil if they are not known, or if
  /// the catalog has too few facts about them.
  private static func systems(of targets: [ProjectTarget]) -> Set<String>? {
    var systems: Set<String> = []
    for target in targets {
      guard !target.platforms.isEmpty, target.platforms.isSubset(of: [.iOS, .macOS]) else { return nil }
      if target.platforms.contains(.iOS) { systems.formUnion(["iOS", "iPadOS"]) }
      if target.platforms.contains(.macOS) { systems.insert("macOS") }
      if target.configurations.contains(where: \.mayBeCatalyst) { systems.formUnion(["Mac Catalyst", "macOS"]) }
    }
    return systems.isEmpty ? nil : systems
  }
}
