import AppProject
import CodeScanning
import LintEngine
import LintFacts
import Messages
import ProjectFiles
import PropertyList

/// Reports entitlements for a protected resource whose purpose string the Info.plist lacks.
enum EntitlementNeedsPurposeString: ProjectRule {
  static let description = RuleDescription(
    id: "entitlement-needs-purpose-string",
    severity: .error,
    premises: [.fileKind, .target, .absence, .call],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.homekit</key> <true/>",
      good: "<key>com.apple.security.network.client</key> <true/>",
      neighbours: [
        "Info.plist": .plist(""),
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ).text,
      ]
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let subject = RuleSubject.keys(EntitlementNeeds.entitlements, in: .entitlements)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, project.knowsInfoPlists, asksForItself(context) else { return }
    for entry in context.rootKeys.entriesForAnyDevice(EntitlementNeeds.entitlements) {
      guard let key = entry.key else { continue }
      for need in EntitlementNeeds.needs(of: entry, in: document) {
        report(need, at: key, project, in: &context)
      }
    }
  }

  /// Whether the system asks for the bundle itself, not for the app that starts it.
  private static func asksForItself(_ context: RuleContext) -> Bool {
    context.traits.bundle.kind?.value.isAppOrPartOfOne ?? true
      && context.rootKeys.value(forKey: "com.apple.security.inherit")?.kind != .true
  }

  private static func report(
    _ need: PurposeNeed,
    at key: Node,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    for missing in Self.missing(need, in: project) where !missing.isInHost {
      if project.code.isLeftOver(need) {
        let message = description.text("left-over", need.cause, Words.either(missing.keys))
        context.report(description, at: key.range, message, severity: .info, isForStore: false, isUnnecessary: true)
        continue
      }
      let certainty = missing.needs.map { context.certainty(of: $0) }.max() ?? .doubtful
      let keys = Words.either(missing.keys)
      context.report(
        description,
        at: key.range,
        description.claim("message", certainty, need.cause, keys, project.documents.infoPlists.first?.name ?? ""),
        certainty: certainty,
        isForStore: missing.isForStore,
        fixes: missing.keys.compactMap { fix(inserting: $0, project) },
        related: project.infoPlistPlaces { description.text("info-plist-here", $0, keys) },
        cause: missing.cause(in: project.documents.infoPlists.first?.path)
      )
    }
  }

  /// Returns a fix that inserts a purpose string into the Info.plist files; nil if one of them is made by the build.
  private static func fix(inserting key: String, _ project: ProjectContext) -> Fix? {
    let made = Set(project.targets.compactMap(\.generatedInfoPlist))
    let files = project.documents.infoPlists.compactMap { infoPlist -> FileEdit? in
      guard let path = infoPlist.path, !made.contains(path), let root = infoPlist.rootDictionary,
        let fix = MissingPurposeReport.insertion(of: key, into: root, TreeEditor(infoPlist.tree))
      else { return nil }
      return FileEdit(path: path, change: .edits(fix.edits, of: infoPlist.text))
    }
    guard let first = project.documents.infoPlists.first, files.count == project.documents.infoPlists.count else {
      return nil
    }
    let title = Messages.text("common.in-file", [Messages.text("common.insert", [key]), first.name])
    return Fix(title, [], isSafe: false, otherFiles: files)
  }

  /// Returns what all Info.plist files lack of what an entitlement needs.
  private static func missing(_ need: PurposeNeed, in project: ProjectContext) -> [MissingPurposeString] {
    var needed = project
    needed.code = CodeUsage(purposeNeeds: [need])
    let missing = project.documents.infoPlists.map { infoPlist in
      infoPlist.isPreprocessed
        ? [] : MissingPurposeString.find(in: infoPlist, RootKeys(infoPlist.rootDictionary), project: needed)
    }
    return (missing.first ?? []).filter { first in
      !first.isInHost && missing.allSatisfy { others in others.contains { $0.keys == first.keys } }
    }
  }
}
