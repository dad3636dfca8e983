import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports scenes for CarPlay in an app that has no entitlement for any kind of CarPlay app.
enum CarPlayEntitlementMissing: ProjectRule {
  static let description = RuleDescription(
    id: "carplay-entitlement-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>UIApplicationSceneManifest</key> <dict>
          <key>UIApplicationSupportsMultipleScenes</key> <true/>
          <key>UISceneConfigurations</key> <dict>
            <key>CPTemplateApplicationSceneSessionRoleApplication</key> <array/>
          </dict>
        </dict>
        """,
      good: """
        <key>UIApplicationSceneManifest</key> <dict>
          <key>UIApplicationSupportsMultipleScenes</key> <true/>
          <key>UISceneConfigurations</key> <dict>
            <key>UIWindowSceneSessionRoleApplication</key> <array/>
          </dict>
        </dict>
        """,
      neighbours: ExampleProject.app()
    ),
    references: [.apple("carplay/requesting-carplay-entitlements")]
  )
  static let subject = RuleSubject.keys(SceneManifest.key, in: .infoPlist).on(.iOS)

  private static let prefix = "com.apple.developer.carplay-"
  /// The entitlements, one for each kind of app.
  private static let entitlements = KeyCatalog.children(of: "", in: .entitlements).map(\.key).filter {
    $0.hasPrefix(prefix)
  }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let manifest = context.rootKeys.value(forKey: SceneManifest.key)
    guard document.tree.isReadable,
      let roles = manifest?.value(forKey: SceneManifest.configurationsKey), roles.kind == .dictionary,
      let role = roles.entries.first(where: { $0.name?.hasPrefix("CPTemplateApplication") ?? false }),
      let key = role.key,
      let signed = BundleEntitlements(document, project),
      // Apple adds kinds of apps.
      entitlements.allSatisfy(signed.lacks), !signed.hasEntitlement(withPrefix: prefix)
    else { return }
    context.report(
      description,
      at: key.range,
      description.text("message", "\(prefix)…"),
      related: signed.places { description.text("entitlements-here", $0) }
    )
  }
}
