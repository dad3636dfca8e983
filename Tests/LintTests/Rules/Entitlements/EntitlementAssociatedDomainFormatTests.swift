import Testing

@testable import LintRules

@Suite struct EntitlementAssociatedDomainFormatTests {
  private let check = RuleCheck(EntitlementAssociatedDomainFormat.self, file: "App.entitlements")

  @Test func reportsInvalidServicesAndHosts() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>com.apple.developer.associated-domains</key>
        <array>
          1️⃣<string>example.com</string>2️⃣
          3️⃣<string>applinks:https://example.com</string>4️⃣
          5️⃣<string>applinks:example.com/x</string>6️⃣
          7️⃣<string>applinks:*</string>8️⃣
        </array>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣"), ("7️⃣", "8️⃣")]
    )
  }

  @Test(arguments: [
    "applinks:example.com", "webcredentials:*.example.com", "applinks:a.b?mode=developer", "$(LINKS)",
    "applinks:$(HOST)",
  ])
  func acceptsServicesAndHosts(domain: String) {
    check.accepts("{ \"com.apple.developer.associated-domains\" = (\"\(domain)\"); }")
  }

  @Test func knowsTheServices() {
    let list = "com.apple.developer.associated-domains"
    let finding = check.finds("{ \"\(list)\" = (1️⃣\"appclip:a.b\"2️⃣); }", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message == "Unknown service “appclip”. Did you mean appclips?")
    #expect(finding?.severity == .warning)
    check.fixes("{ \"\(list)\" = (\"appLinks:a.b\"); }", to: "{ \"\(list)\" = (\"applinks:a.b\"); }")
    // A service that a later system supports.
    check.accepts("{ \"\(list)\" = (\"payments:a.b\"); }")
  }

  @Test func stripsSchemesAndPaths() {
    check.fixes(
      "{ \"com.apple.developer.associated-domains\" = (\"applinks:https://a.b/c\"); }",
      to: "{ \"com.apple.developer.associated-domains\" = (\"applinks:a.b\"); }"
    )
  }

  @Test func theTemplateOfXcodeLeadsNowhere() {
    let list = "com.apple.developer.associated-domains"
    let findings = check.finds("{ \"\(list)\" = (1️⃣\"webcredentials:example.com\"2️⃣); }", at: [("1️⃣", "2️⃣")])
    #expect(
      findings.first?.message == """
        “webcredentials:example.com” is the template of Xcode: the domain is one for examples and has no association file.
        """
    )
    #expect(findings.map(\.severity) == [.info])
  }
}
