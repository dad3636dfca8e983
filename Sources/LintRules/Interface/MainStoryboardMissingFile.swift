import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports names of storyboards and nibs with a suffix, and those that no file of the project has.
enum MainStoryboardMissingFile: ProjectRule {
  static let description = RuleDescription(
    id: "main-storyboard-missing-file",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>UIMainStoryboardFile</key> <string>Main.storyboard</string>",
      good: "<key>UIMainStoryboardFile</key> <string>Main</string>"
    ),
    references: [
      .apple("bundleresources/information-property-list/uimainstoryboardfile"),
      .apple("bundleresources/information-property-list/nsmainnibfile"),
    ]
  )
  static let subject = RuleSubject.keys(keys, in: .infoPlist)

  private static let keys: Set = ["NSMainNibFile", "NSMainStoryboardFile", "UIMainStoryboardFile"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard !context.traits.bundle.isKnownToBeOther else { return }
    var files: [InterfaceFile] = []
    for entry in context.rootKeys.entriesForAnyDevice(keys) {
      guard let file = entry.value.flatMap(InterfaceFile.init) else { continue }
      files.append(file)
      if file.hasSuffix {
        context.report(
          description,
          at: file.node.range,
          description.text("message", entry.name ?? ""),
          fixes: [file.withoutSuffix(context.editor, description)]
        )
      }
    }
    context.reportMissing(
      files + sceneFiles(context.rootKeys) + extensionFiles(context.rootKeys),
      project,
      as: description
    )
  }

  /// Returns the storyboards of the scenes of an app.
  private static func sceneFiles(_ root: RootKeys) -> [InterfaceFile] {
    let scenes = root.value(forKey: "UIApplicationSceneManifest")?.value(forKey: "UISceneConfigurations")
    let configurations = scenes.map { $0.entries.flatMap { $0.value.map { Array($0.children) } ?? [] } } ?? []
    return configurations.compactMap { $0.value(forKey: "UISceneStoryboardFile").flatMap(InterfaceFile.init) }
  }

  private static func extensionFiles(_ root: RootKeys) -> [InterfaceFile] {
    let file = root.value(forKey: "NSExtension")?.value(forKey: "NSExtensionMainStoryboard")
    return [file.flatMap(InterfaceFile.init)].compactMap(\.self)
  }
}
