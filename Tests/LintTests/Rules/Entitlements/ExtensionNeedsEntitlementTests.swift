import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ExtensionNeedsEntitlementTests {
  private let list = "com.apple.developer.networking.networkextension"

  private func check(_ entitlements: String, _ settings: String = "CODE_SIGN_ENTITLEMENTS = T.entitlements;")
    -> ProjectCheck
  {
    ProjectCheck(
      ExtensionNeedsEntitlement.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)", name: "Tunnel", product: "app-extension")),
      ["T.entitlements": "{ \(entitlements) }"]
    )
  }

  private func text(_ point: String) -> String { "{ NSExtension = { NSExtensionPointIdentifier = \(point); }; }" }
  private let tunnel = "\"com.apple.networkextension.packet-tunnel\""

  @Test func reportsTheExtensionPoint() {
    let finding = check("").finds(text("1️⃣\(tunnel)2️⃣")).first
    #expect(
      finding?.message
        == """
        com.apple.networkextension.packet-tunnel needs packet-tunnel-provider in entitlement \(list), which the extension \
        does not have.
        """
    )
    #expect(finding?.fixes.map(\.title) == ["Insert packet-tunnel-provider (T.entitlements)"])
    check("\"\(list)\" = (\"dns-proxy\");").finds(text("1️⃣\(tunnel)2️⃣"))
    check("").finds(text("1️⃣\"com.apple.deviceactivity.monitor-extension\"2️⃣"))
  }

  @Test func acceptsTheEntitlement() {
    check("\"\(list)\" = (\"packet-tunnel-provider\");").accepts(text(tunnel))
    check("\"\(list)\" = (\"packet-tunnel-provider-systemextension\");").accepts(text(tunnel))
    check("\"\(list)\" = (\"$(UNKNOWN)\");").accepts(text(tunnel))
    check("").accepts(text("\"com.apple.share-services\""))
    check("", "CODE_SIGN_ENTITLEMENTS = \"$(UNKNOWN)\";").accepts(text(tunnel))
  }
}
