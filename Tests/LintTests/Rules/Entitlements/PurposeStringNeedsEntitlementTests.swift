@testable import Lint
import Testing

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
        == "NSSiriUsageDescription has no effect: access is refused without the entitlement com.apple.developer.siri."
    )
  }

  @Test func acceptsKeysWithTheirEntitlement() {
    let files = ExampleProject.app(entitlements: "<key>com.apple.developer.siri</key><true/>")
    ProjectCheck(rule, files).accepts("{ NSSiriUsageDescription = a; }")
  }

  @Test func sandboxWantsMore() {
    let sandbox = "<key>com.apple.security.app-sandbox</key><true/>"
    ProjectCheck(rule, ExampleProject.app(entitlements: sandbox)).finds("{ 1️⃣NSCameraUsageDescription2️⃣ = a; }")
    let files = ExampleProject.app(entitlements: sandbox + "<key>com.apple.security.device.camera</key><true/>")
    ProjectCheck(rule, files).accepts(camera)
    let other = ExampleProject.app(entitlements: sandbox + "<key>com.apple.security.device.microphone</key><true/>")
    ProjectCheck(rule, other).accepts("{ NSMicrophoneUsageDescription = a; }")
  }

  @Test(arguments: [("ENABLE_RESOURCE_ACCESS_CAMERA = YES;", 0), ("ENABLE_RESOURCE_ACCESS_CAMERA = NO;", 1), ("", 1)])
  func buildSettingsAddEntitlements(_ setting: String, _ count: Int) {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; ENABLE_APP_SANDBOX = YES; \(setting)"))
    let check = ProjectCheck(rule, project)
    if count == 0 { check.accepts(camera) } else { check.finds("{ 1️⃣NSCameraUsageDescription2️⃣ = a; }") }
  }

  @Test func entitlementsMustBeKnown() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = \"$(FILE)\";"))
    ProjectCheck(rule, project).accepts("{ NSSiriUsageDescription = a; }")
    RuleCheck(rule).accepts("{ NSSiriUsageDescription = a; }")
  }
}
