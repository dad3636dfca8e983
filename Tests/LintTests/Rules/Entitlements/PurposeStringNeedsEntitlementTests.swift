import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringNeedsEntitlementTests {
  private let rule = PurposeStringNeedsEntitlement.self
  private let camera = "{ NSCameraUsageDescription = a; }"

  @Test func reportsKeysWithoutTheirEntitlement() {
    let findings = ProjectCheck(rule, ExampleProject.app()).finds(
      "{ 1️⃣NSSiriUsageDescription2️⃣ = a; NSCameraUsageDescription = a; 3️⃣NFCReaderUsageDescription4️⃣ = a; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(
      findings.first?.message
        == "NSSiriUsageDescription has no effect: access is denied without entitlement com.apple.developer.siri."
    )
  }

  @Test func isAWarningOnlyWhereCodeUsesTheKey() {
    let text = "{ 1️⃣NSHomeKitUsageDescription2️⃣ = a; }"
    let findings = { (sources: [String: String]) in
      ProjectCheck(rule, ExampleProject.app().merging(sources) { $1 }).finds(text, at: [("1️⃣", "2️⃣")])
    }
    #expect(findings(["Home.swift": "let home = 1"]).map(\.severity) == [.info])
    // Code in other languages may use it.
    #expect(findings([:]).map(\.severity) == [.warning])
    #expect(findings(["Home.swift": "let manager = HMHomeManager()"]).map(\.severity) == [.warning])
  }

  @Test func acceptsKeysWithTheirEntitlement() {
    let files = ExampleProject.app(entitlements: "<key>com.apple.developer.siri</key><true/>")
    ProjectCheck(rule, files).accepts("{ NSSiriUsageDescription = a; }")
  }

  /// Returns an app with these entitlements and settings.
  private func check(_ entitlements: String..., settings: String) -> ProjectCheck {
    let entries = entitlements.map { "<key>com.apple.security.\($0)</key><true/>" }.joined()
    let settings = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements; \(settings)"
    return ProjectCheck(
      rule,
      ExampleProject(.init(settings)),
      ["App.entitlements": "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"]
    )
  }

  @Test func sandboxWantsMore() {
    let finding = check("app-sandbox", settings: "SDKROOT = macosx;").finds("{ 1️⃣NSCameraUsageDescription2️⃣ = a; }").first
    #expect(
      finding?.message
        == """
        NSCameraUsageDescription has no effect in the App Sandbox: access is denied without entitlement \
        com.apple.security.device.camera.
        """
    )
    check("app-sandbox", settings: "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;")
      .finds("{ 1️⃣NSCameraUsageDescription2️⃣ = a; }")
    check("app-sandbox", "device.camera", settings: "SDKROOT = macosx;").accepts(camera)
    check("app-sandbox", "device.microphone", settings: "SDKROOT = macosx;").accepts(
      "{ NSMicrophoneUsageDescription = a; }"
    )
    check("network.client", settings: "SDKROOT = macosx;").accepts(camera)
  }

  @Test func onlyTheMacHasTheSandbox() {
    check("app-sandbox", settings: "SDKROOT = iphoneos;").accepts(camera)
  }

  @Test(arguments: [("ENABLE_RESOURCE_ACCESS_CAMERA = YES;", 0), ("ENABLE_RESOURCE_ACCESS_CAMERA = NO;", 1), ("", 1)])
  func buildSettingsAddEntitlements(_ setting: String, _ count: Int) {
    let check = check(settings: "SDKROOT = macosx; ENABLE_APP_SANDBOX = YES; \(setting)")
    if count == 0 { check.accepts(camera) } else { check.finds("{ 1️⃣NSCameraUsageDescription2️⃣ = a; }") }
  }

  @Test func entitlementsMustBeKnown() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = \"$(FILE)\";"))
    ProjectCheck(rule, project).accepts("{ NSSiriUsageDescription = a; }")
    RuleCheck(rule).accepts("{ NSSiriUsageDescription = a; }")
  }

  @Test func insertsTheEntitlementIntoItsFile() throws {
    let fix = try #require(
      ProjectCheck(rule, ExampleProject.app()).finds("{ 1️⃣NFCReaderUsageDescription2️⃣ = a; }").first?.fixes.first
    )
    #expect(fix.title == "Insert com.apple.developer.nfc.readersession.formats (App.entitlements)")
    #expect(fix.edits.isEmpty && !fix.isSafe)
    let file = try #require(fix.otherFiles.first)
    #expect(file.path == "/app/App.entitlements" && fix.otherFiles.count == 1)
    guard case .edits(let edits, of: let text) = file.change else {
      Issue.record("a new file")
      return
    }
    let fixed = text.applying(edits).string
    #expect(fixed.contains("<array>") && fixed.contains("<string>TAG</string>"))
  }
}
