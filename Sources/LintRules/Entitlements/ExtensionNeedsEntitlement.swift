import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports extensions whose extension point needs an entitlement that they lack.
enum ExtensionNeedsEntitlement: ProjectRule {
  static let description = RuleDescription(
    id: "extension-needs-entitlement",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: tunnel,
      good: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.share-services</string>
        </dict>
        """,
      neighbours: [
        "Tunnel.entitlements": .plist(""),
        ExampleProject.file: ExampleProject(
          .init(
            "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = Tunnel.entitlements;",
            name: "Tunnel",
            product: "app-extension"
          )
        ).text,
      ]
    ),
    references: [
      .apple("bundleresources/entitlements/com.apple.developer.networking.networkextension"),
      .apple("bundleresources/entitlements/com.apple.developer.authentication-services.autofill-credential-provider"),
      .apple("bundleresources/entitlements/com.apple.developer.family-controls"),
    ]
  )
  static let subject = RuleSubject.keys("NSExtension/NSExtensionPointIdentifier", in: .infoPlist)

  private static let tunnel = """
    <key>NSExtension</key> <dict>
      <key>NSExtensionPointIdentifier</key> <string>com.apple.networkextension.packet-tunnel</string>
    </dict>
    """

  /// An entitlement with the items of which one is enough; any value is enough without them.
  private struct Need {
    var entitlement = "com.apple.developer.networking.networkextension"
    var items: [String] = []
  }

  /// What extension points need, by identifier (Apple's pages of the entitlements).
  private static let needs: [String: Need] = [
    "com.apple.authentication-services-credential-provider-ui": Need(
      entitlement: "com.apple.developer.authentication-services.autofill-credential-provider"
    ),
    "com.apple.deviceactivity.monitor-extension": Need(entitlement: "com.apple.developer.family-controls"),
    "com.apple.ManagedSettings.shield-action-service": Need(entitlement: "com.apple.developer.family-controls"),
    "com.apple.ManagedSettingsUI.shield-configuration-service": Need(
      entitlement: "com.apple.developer.family-controls"
    ),
    "com.apple.networkextension.app-proxy": Need(items: ["app-proxy-provider", "app-proxy-provider-systemextension"]),
    "com.apple.networkextension.dns-proxy": Need(items: ["dns-proxy", "dns-proxy-systemextension"]),
    "com.apple.networkextension.filter-control": filter,
    "com.apple.networkextension.filter-data": filter,
    "com.apple.networkextension.packet-tunnel": Need(
      items: ["packet-tunnel-provider", "packet-tunnel-provider-systemextension"]
    ),
  ]
  private static let filter = Need(items: ["content-filter-provider", "content-filter-provider-systemextension"])

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable,
      let value = context.rootKeys.value(forKey: "NSExtension")?.value(forKey: "NSExtensionPointIdentifier"),
      let point = value.stringValue, let need = needs[point],
      let signed = BundleEntitlements(document, project), lacks(signed, need)
    else { return }
    let item = need.items.first
    context.report(
      description,
      at: value.range,
      item.map { description.text("item", point, need.entitlement, $0) }
        ?? description.text("message", point, need.entitlement),
      fixes: [EntitlementInsertion(need.entitlement, item: item)?.fix(of: signed.files)].compactMap(\.self),
      related: signed.places { description.text("entitlements-here", $0) }
    )
  }

  private static func lacks(_ signed: BundleEntitlements, _ need: Need) -> Bool {
    if need.items.isEmpty { return signed.lacks(need.entitlement) }
    return !need.items.contains { signed.lists($0, under: need.entitlement) } && !hasVariable(signed, need.entitlement)
  }

  /// Returns whether only the build determines an item of a list.
  private static func hasVariable(_ signed: BundleEntitlements, _ name: String) -> Bool {
    signed.documents.contains { SharedGroups.items(of: $0, name).contains { $0.hasBuildVariable } }
  }
}
