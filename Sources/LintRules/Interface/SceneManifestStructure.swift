import LintEngine
import LintFacts
import PropertyList

/// Reports scene manifests that do not declare whether there can be several scenes.
enum SceneManifestStructure: EntryRule {
  static let description = RuleDescription(
    id: "scene-manifest-structure",
    severity: .warning,
    example: .plist(
      bad: "<key>UIApplicationSceneManifest</key> <dict> <key>UISceneConfigurations</key> <dict/> </dict>",
      good: """
        <key>UIApplicationSceneManifest</key> <dict>
          <key>UIApplicationSupportsMultipleScenes</key> <false/>
          <key>UISceneConfigurations</key> <dict/>
        </dict>
        """
    ),
    references: [.apple("bundleresources/information-property-list/uiapplicationscenemanifest")]
  )
  static let subject = RuleSubject.keys("UIApplicationSceneManifest", in: .infoPlist)

  private static let required = "UIApplicationSupportsMultipleScenes"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let manifest = entry.value, manifest.kind == .dictionary, manifest.entry(forKey: required) == nil
    else { return }
    let edit = context.editor.insertEntry(required, .boolean(false), into: manifest)
    context.report(
      description,
      at: entry.key.range,
      description.text("message", required),
      fixes: [Fix(description.text("insert", required), [edit], isSafe: false)]
    )
  }
}
