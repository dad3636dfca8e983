import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct KeyUnsupportedBundleTests {
  private let check = RuleCheck(KeyUnsupportedBundle.self)

  private func check(_ product: String) -> ProjectCheck {
    ProjectCheck(KeyUnsupportedBundle.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist;", product: product)))
  }

  @Test func reportsWhatOnlyTheAppMayHave() {
    let findings = check.finds(
      "{ NSExtension = {}; 1️⃣NSBonjourServices2️⃣ = (\"_ipp._tcp\"); NSCameraUsageDescription = a; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(
      findings.map(\.message)
        == ["NSBonjourServices has no effect in an app extension: only that of the app counts."]
    )
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func reportsWhatAppClipsCannotUse() {
    let text = "{ NSHealthShareUsageDescription = a; 1️⃣UIBackgroundModes2️⃣ = (audio); NSCameraUsageDescription = b; }"
    check("application.on-demand-install-capable")
      .finds(
        text.replacing("NSHealthShareUsageDescription", with: "3️⃣NSHealthShareUsageDescription4️⃣"),
        at: [("3️⃣", "4️⃣"), ("1️⃣", "2️⃣")]
      )
    check("application").accepts(text.filter { !"1️⃣2️⃣".contains($0) })
  }

  @Test func removesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSExtension</key>
        <dict/>
        <key>NFCReaderUsageDescription</key>
        <string>a</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSExtension</key>
          <dict/>
        </dict></plist>
        """
    )
  }

  @Test func aFileWithoutAKindMayBeAnApp() {
    check.accepts("{ NSUserTrackingUsageDescription = a; }")
  }
}
