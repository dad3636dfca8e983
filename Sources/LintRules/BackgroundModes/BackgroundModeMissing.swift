import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports background modes that a library needs for what the app does with it, and that the Info.plist does not list.
enum BackgroundModeMissing: SourceRule {
  static let description = RuleDescription(
    id: "background-mode-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> <string>voip</string> </array>",
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
          .text,
        "package.json": "{\"dependencies\": {\"react-native-voip-push-notification\": \"3.3.3\"}}",
      ]
    ),
    references: [.apple("bundleresources/information-property-list/uibackgroundmodes")]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist).on(.iOS)

  private static let placeLimit = 10

  private static func message(_ use: CodeUsage.Mention, _ mode: String, _ project: ProjectContext) -> String {
    let (file, key) = (FilePath.name(use.evidence.path), BackgroundModes.key)
    guard let library = use.library else { return description.text("code", file, mode, key) }
    if let plugin = remover(of: mode, project), plugin != library {
      return description.text("removed", library, file, mode, key, plugin)
    }
    if isOfExpo(project), let option = option(of: library, mode, project) {
      return description.text("message-option", library, file, mode, key, option)
    }
    return description.text("message", library, file, mode, key)
  }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let needs = project.code[.backgroundMode].filter { $0.compilation == .certain }
    guard !needs.isEmpty, document.tree.isReadable, let root = document.rootDictionary,
      // App Clips run in no background mode.
      context.traits.bundle.role == .app, context.traits.bundle.kind?.value != .appClip,
      !project.writesElsewhere(BackgroundModes.key)
    else { return }
    let entry = context.rootKeys.entry(forKey: BackgroundModes.key)
    guard entry.map({ $0.value?.kind == .array }) ?? true, let listed = ResolvedTexts(entry?.value, project) else {
      return
    }
    for (mode, places) in Dictionary(grouping: needs, by: \.name).sorted(by: { $0.key < $1.key })
    where !listed.all.contains(mode) {
      guard let first = places.first else { continue }
      let edit =
        entry?.value.map { context.editor.insertItem(.string(mode), into: $0) }
        ?? context.editor.insertEntry(BackgroundModes.key, .array([.string(mode)]), into: root)
      context.report(
        description,
        at: entry?.key?.range ?? document.anchor,
        message(first, mode, project),
        // What a plugin takes away may be listed.
        fixes: remover(of: mode, project) == nil
          ? [Fix(description.text("insert", mode), [edit], isSafe: false)] : [],
        related: places.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0.evidence), description.text("here", $0.library ?? $0.name))
        },
        cause: .place(first.evidence.path, mode)
      )
    }
  }

  private static func isOfExpo(_ project: ProjectContext) -> Bool {
    project.targets.contains { target in
      [ProjectFormat.expo, .expoScript].contains { $0.isFile(target.declaredIn) }
    }
  }

  /// Returns the option of the config plugin of a package that writes a mode in the app's version of Expo; nil if it has none.
  private static func option(of package: String, _ mode: String, _ project: ProjectContext) -> String? {
    let version = project.targets.firstResult(\.template)?.version
    return KeyCatalog.javaScriptPackage(package)?.plugin?.modes[mode]?.firstResult { condition in
      condition.isOf(version) ? condition.option : nil
    }
  }

  /// Returns the config plugin that takes a mode away from those of the app; nil if none does.
  private static func remover(of mode: String, _ project: ProjectContext) -> String? {
    project.targets.firstResult { $0.removedModes[mode] }
  }
}
