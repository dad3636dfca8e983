import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports background modes that a library needs for what the app does with it, and that the Info.plist does not list.
enum BackgroundModeMissing: SourceRule {
  static let description = RuleDescription(
    id: "background-mode-missing",
    severity: .warning,
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

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let needs = project.code[.backgroundMode].filter { $0.compilation == .certain }
    guard !needs.isEmpty, document.tree.isReadable, let root = document.rootDictionary,
      context.traits.bundle.role == .app, !project.writesElsewhere(BackgroundModes.key)
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
      let file = FilePath.name(first.evidence.path)
      context.report(
        description,
        at: entry?.key?.range ?? document.anchor,
        first.library.map { description.text("message", $0, file, mode, BackgroundModes.key) }
          ?? description.text("code", file, mode, BackgroundModes.key),
        fixes: [Fix(description.text("insert", mode), [edit], isSafe: false)],
        related: places.prefix(placeLimit).map {
          RelatedPlace(.elsewhere($0.evidence), description.text("here", $0.library ?? $0.name))
        },
        cause: .place(first.evidence.path, mode)
      )
    }
  }
}
