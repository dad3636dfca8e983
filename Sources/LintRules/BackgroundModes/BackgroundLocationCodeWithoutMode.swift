import AppProject
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText

/// Reports sources that request the location in the background, in an app without the background mode for it.
enum BackgroundLocationCodeWithoutMode: ProjectRule {
  static let description = RuleDescription(
    id: "background-location-code-without-mode",
    severity: .error,
    premises: [.fileKind, .target, .absence, .code, .call, .configuration],
    refusedBy: [.system],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> <string>location</string> </array>",
      neighbours: [
        "Package.swift": "",
        "Recorder.swift": "import CoreLocation\nfunc start() { manager.allowsBackgroundLocationUpdates = true }",
      ]
    ),
    references: [.apple("corelocation/cllocationmanager/allowsbackgroundlocationupdates")]
  )
  // A watch app may have the location by way of a workout.
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist).on(.iOS)

  private static let property = "allowsBackgroundLocationUpdates"
  private static let mode = "location"
  private static let placeLimit = 10

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary,
      context.traits.bundle.role == .app, !project.writesElsewhere(BackgroundModes.key),
      !lists(context.rootKeys, project)
    else { return }
    let needs = needs(in: project)
    guard let first = needs.first else { return }
    let entry = context.rootKeys.entry(forKey: BackgroundModes.key)
    // A framework may contain it without being called by the app.
    let isOwn = needs.contains { $0.basis == .read }
    context.report(
      description,
      at: entry?.key?.range ?? document.anchor,
      description.text("message", FilePath.name(first.evidence.path), property, mode, BackgroundModes.key),
      severity: isOwn ? .error : .warning,
      certainty: needs.map { context.certainty(of: $0) }.max(),
      fixes: [Fix(description.text("insert", mode), [edit(entry, root, context.editor)], isSafe: false)],
      related: needs.map(\.evidence).prefix(placeLimit).map {
        RelatedPlace(.elsewhere($0), description.text("here", FilePath.name($0.path), property))
      }
    )
  }

  /// Whether the mode is listed, for some devices only or by a list that is not known.
  private static func lists(_ root: RootKeys, _ project: ProjectContext) -> Bool {
    root.entriesForAnyDevice([BackgroundModes.key]).contains { entry in
      guard let list = entry.value, list.kind == .array, let modes = ResolvedTexts(list, project) else { return true }
      return modes.all.contains(mode)
    }
  }

  private static func needs(in project: ProjectContext) -> [PurposeNeed] {
    project.code.purposeNeeds.filter { need in
      need.cause.hasPrefix(property) && need.kind != .dependency && need.compilation == .certain
        && (need.platforms.isEmpty || need.platforms.contains(ApplePlatform.iOS.rawValue))
    }
  }

  private static func edit(_ entry: DictionaryEntry?, _ root: Node, _ editor: TreeEditor) -> TextEdit {
    entry?.value.map { editor.insertItem(.string(mode), into: $0) }
      ?? editor.insertEntry(BackgroundModes.key, .array([.string(mode)]), into: root)
  }
}
