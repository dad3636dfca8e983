import AppProject
import BuildDescriptions
import CodeScanning
import KeyCatalog
import LintEngine
import LintFacts
import PropertyList
import SourceText

/// Reports keys that Apple has deprecated.
enum DeprecatedKey: EntryRule {
  static let description = RuleDescription(
    id: "deprecated-key",
    severity: .info,
    example: .plist(
      bad: "<key>UIApplicationExitsOnSuspend</key> <false/>",
      good: "<key>LSRequiresIPhoneOS</key> <true/>"
    ),
    references: [.apple("bundleresources/information-property-list")]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  /// Deprecated keys that other rules report, and one that watches read for apps that describe no complications in code.
  private static let ruledKeys: Set = [
    "CLKComplicationSupportedFamilies", "UILaunchImageFile", "UILaunchImages", "UINewsstandApp", "UIPrerenderedIcon",
    "UIRequiresFullScreen",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isTopLevel, let info = entry.info, !info.isDoubtful,
      isDeprecated(info, context), !ruledKeys.contains(info.path), !info.path.hasSuffix("UsageDescription"),
      !mayNeedBoth(entry, info, in: &context)
    else { return }
    let removal = context.editor.removeEntry(entry.entry)
    let message = message(entry, info, in: &context)
    context.report(
      description,
      at: entry.key.range,
      message,
      fixes: fixes(entry, info, removal, in: &context),
      isDeprecated: true,
      cause: DuplicateKeys.cause(ofKey: entry.name)
    )
  }

  /// Whether all systems that the file names have deprecated the key.
  private static func isDeprecated(_ info: KeyInfo, _ context: RuleContext) -> Bool {
    let systems = context.traits.bundle.runningSystems
    return info.isDeprecated || !systems.isEmpty && systems.allSatisfy { info.isDeprecated(on: $0.rawValue) }
  }

  /// Whether the bundle runs on a system that is too old for a key which replaces this one; where that is unknown, if both are there.
  private static func mayNeedBoth(_ entry: CatalogEntry, _ info: KeyInfo, in context: inout RuleContext) -> Bool {
    let (minimums, systems) = (context.traits.bundle.minimumVersions, context.traits.bundle.systems)
    for key in info.successorKeys {
      let isThere = context.hasSibling(key, of: entry)
      for system in KeyCatalog.key(at: key, in: entry.domain)?.platforms ?? [] {
        guard let platform = ApplePlatform(rawValue: system.platform), let introduced = system.introduced,
          systems.isEmpty || systems.contains(platform)
        else { continue }
        let oldest = minimums[platform]?.value ?? (isThere ? platform.oldestVersionOfXcode : introduced)
        if VersionNumber.isValid(oldest), VersionNumber.isNewer(introduced, than: oldest) { return true }
      }
    }
    return false
  }

  private static func message(_ entry: CatalogEntry, _ info: KeyInfo, in context: inout RuleContext) -> String {
    if let present = info.successorKeys.first(where: { context.hasSibling($0, of: entry) }) {
      return description.text("replaced", entry.name, present)
    }
    if let successor = info.successor { return description.text("successor", entry.name, successor) }
    let systems = context.traits.bundle.runningSystems.map(\.rawValue)
    let system = info.platforms.first { $0.deprecated != nil && (systems.isEmpty || systems.contains($0.platform)) }
    guard let system, let version = system.deprecated else { return description.text("message", entry.name) }
    return description.text("since", entry.name, "\(system.platform) \(version)")
  }

  private static func fixes(
    _ entry: CatalogEntry,
    _ info: KeyInfo,
    _ removal: TextEdit,
    in context: inout RuleContext
  ) -> [Fix] {
    var fixes: [Fix] = []
    // One successor of the same type takes the value over.
    if info.successorKeys.count == 1, let successor = info.successorKeys.first,
      let other = KeyCatalog.key(at: successor, in: entry.domain), other.types == info.types,
      !context.hasSibling(successor, of: entry)
    {
      let edit = context.editor.replaceText(of: entry.key, with: successor)
      fixes.append(Fix(description.text("rename", successor), [edit], isSafe: false))
    }
    fixes.append(Fix(description.text("remove", entry.name), [removal], isSafe: false))
    return fixes
  }
}
