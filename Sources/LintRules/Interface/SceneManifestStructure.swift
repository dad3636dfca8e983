import LintEngine
import LintFacts
import PropertyList

/// Reports scene manifests that do not declare whether there can be several scenes.
enum SceneManifestStructure: EntryRule {
  static let description = RuleDescription(
    id: "scene-manifest-structure",
    severity: .warning,
    example: .plist(
      bad: """
        <key>UIApplicationSceneManifest</key> <dict>
          \(configurations)
        </dict>
        """,
      good: """
        <key>UIApplicationSceneManifest</key> <dict>
          <key>UIApplicationSupportsMultipleScenes</key> <false/>
          \(configurations)
        </dict>
        """
    ),
    references: [
      .apple("bundleresources/information-property-list/uiapplicationscenemanifest"),
      .apple("technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
    ]
  )
  static let subject = RuleSubject.keys("UIApplicationSceneManifest", in: .infoPlist)

  /// A delegate for the windows of an app of UIKit, without which its screen is black.
  private static let configurations = """
    <key>UISceneConfigurations</key> <dict>
      <key>UIWindowSceneSessionRoleApplication</key> <array>
        <dict>
          <key>UISceneDelegateClassName</key> <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict>
      </array>
    </dict>
    """
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
