import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports entitlements for work in the background without the background mode for it.
enum EntitlementNeedsBackgroundMode: ProjectRule {
  static let description = RuleDescription(
    id: "entitlement-needs-background-mode",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.push-to-talk</key> <true/>",
      good: "<key>aps-environment</key> <string>development</string>",
      neighbours: [
        "Info.plist": .plist(""),
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    references: [.apple("bundleresources/entitlements/com.apple.developer.push-to-talk")]
  )
  static let subject = RuleSubject.everything(in: .entitlements)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, project.knowsInfoPlists,
      !project.writesElsewhere(BackgroundModes.key),
      project.targets.allSatisfy({ $0.role == .app })
    else { return }
    for (name, mode) in modes {
      guard let entry = context.rootKeys.entry(forKey: name), let key = entry.key, entry.value?.kind == .true,
        project.documents.infoPlists.allSatisfy({ lacks(mode, $0) })
      else { continue }
      context.report(
        description,
        at: key.range,
        description.text("message", name, mode, project.documents.infoPlists.first?.name ?? ""),
        related: project.infoPlistPlaces { description.text("info-plist-here", $0) }
      )
    }
  }

  /// The mode of `UIBackgroundModes` that each entitlement requires, from the catalog.
  private static let modes: [(name: String, mode: String)] = KeyCatalog.entitlementRelations.compactMap { relation in
    guard relation.kind == "entitlement", relation.certainty != .doubtful,
      let need = relation.needs.first(where: { $0.hasPrefix("background-mode:") }), !need.contains(" ")
    else { return nil }
    return (relation.name, String(need.dropFirst("background-mode:".count)))
  }

  private static func lacks(_ mode: String, _ infoPlist: Document) -> Bool {
    guard let root = infoPlist.rootDictionary, infoPlist.tree.isReadable, !infoPlist.isPreprocessed else {
      return false
    }
    guard let modes = root.value(forKey: BackgroundModes.key) else { return true }
    return modes.kind == .array && !modes.children.contains { $0.textEquals(mode) || $0.hasBuildVariable }
  }
}
