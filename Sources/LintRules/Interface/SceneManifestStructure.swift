import LintEngine
import LintFacts
import PropertyList

/// Reports scene manifests that do not say whether there can be several scenes.
enum SceneManifestStructure: EntryRule {
  static let description = RuleDescription(
    id: "scene-manifest-structure",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIApplicationSceneManifest</key>
          <dict>
            <key>UISceneConfigurations</key>
            <dict/>
          </dict>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UIApplicationSceneManifest</key>
          <dict>
            <key>UIApplicationSupportsMultipleScenes</key>
            <false/>
            <key>UISceneConfigurations</key>
            <dict/>
          </dict>
        </dict></plist>
        """
    ),
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      uiapplicationscenemanifest
      """
    ]
  )

  private static let required = "UIApplicationSupportsMultipleScenes"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("UIApplicationSceneManifest"), context.traits.kind == .infoPlist,
      let manifest = entry.value, manifest.kind == .dictionary, manifest.entry(forKey: required) == nil
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
