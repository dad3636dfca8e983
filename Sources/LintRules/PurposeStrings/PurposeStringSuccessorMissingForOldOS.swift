import AppProject
import BuildDescriptions
import CodeScanning
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings under a new key alone in apps that run on systems which look for the old one.
enum PurposeStringSuccessorMissingForOldOS: ProjectRule {
  static let description = RuleDescription(
    id: "purpose-string-successor-missing-for-old-os",
    severity: .info,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>NSCalendarsFullAccessUsageDescription</key> <string>Put your bookings into the calendar.</string>",
      good: """
        <key>NSCalendarsFullAccessUsageDescription</key> <string>Put your bookings into the calendar.</string>
        <key>NSCalendarsUsageDescription</key> <string>Put your bookings into the calendar.</string>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;")
        ).text
      ]
    ),
    references: [
      .apple("technotes/tn3153-adopting-api-changes-for-eventkit-in-ios-macos-and-watchos"),
      .apple("bundleresources/information-property-list/nsbluetoothalwaysusagedescription"),
    ]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  private static let oldResources = KeyCatalog.protectedResources.filter { !$0.successorKeys.isEmpty }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary,
      !project.bundles.isEmpty, !project.suppliesUnknownKeys
    else { return }
    let keys = context.rootKeys
    for old in oldResources where !PurposeKeys.isPresent(old.key, in: keys, project) {
      guard let entry = old.successorKeys.firstResult({ keys.entry(forKey: $0) }), let key = entry.key,
        let text = PurposeString(key: entry.name ?? "", value: entry.value), !text.isBlank,
        let system = oldSystem(reading: old, context.traits.bundle)
      else { continue }
      let edit = context.editor.insertEntry(old.key, .string(text.value), into: root, after: entry)
      context.report(
        description,
        at: key.range,
        description.text("message", "\(system.platform.rawValue) \(system.version)", old.key, text.resource.key),
        fixes: [Fix(description.text("insert-copy", old.key), [edit], isSafe: false)]
      )
    }
  }

  /// Returns the oldest system that the bundle runs on, if it is one that looks for `old` and not yet for its successors.
  private static func oldSystem(reading old: ProtectedResource, _ bundle: AppBundle) -> DeploymentTarget? {
    for part in (old.successorVersions ?? "").split(separator: ";") {
      let words = part.split(separator: " ")
      guard words.count == 2, let platform = ApplePlatform(rawValue: String(words[0])),
        old.platforms.contains(where: { $0.platform == platform.rawValue })
      else { continue }
      let oldest = bundle.minimumVersions[platform]?.value
      if let oldest, VersionNumber.isValid(oldest), VersionNumber.isNewer(String(words[1]), than: oldest) {
        return DeploymentTarget(platform, oldest)
      }
    }
    return nil
  }
}
