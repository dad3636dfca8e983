import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct CapabilitiesArm64With32BitTests {
  private let check = RuleCheck(CapabilitiesArm64With32Bit.self)

  @Test func reportsArm64BeforeIOS11() {
    check.finds("{ MinimumOSVersion = 10.3; UIRequiredDeviceCapabilities = (1️⃣arm642️⃣); }", at: [("1️⃣", "2️⃣")])
    check.finds(
      "{ UIRequiredDeviceCapabilities = { 1️⃣arm642️⃣ = YES; }; MinimumOSVersion = 8; UIDeviceFamily = (1, 2); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func removesIt() {
    check.fixes(
      "{ MinimumOSVersion = 9.0; UIRequiredDeviceCapabilities = (arm64, gps); }",
      to: "{ MinimumOSVersion = 9.0; UIRequiredDeviceCapabilities = ( gps); }"
    )
  }

  @Test func acceptsLaterAndUnknownVersions() {
    check.accepts("{ MinimumOSVersion = 11.0; UIRequiredDeviceCapabilities = (arm64); }")
    check.accepts("{ MinimumOSVersion = \"$(IPHONEOS_DEPLOYMENT_TARGET)\"; UIRequiredDeviceCapabilities = (arm64); }")
    check.accepts("{ UIRequiredDeviceCapabilities = (arm64); }")
  }

  @Test func acceptsOtherDevices() {
    check.accepts("{ MinimumOSVersion = 9.0; UIDeviceFamily = (3); UIRequiredDeviceCapabilities = (arm64); }")
    check.accepts(
      "{ MinimumOSVersion = 1.0; CFBundleSupportedPlatforms = (XROS); UIRequiredDeviceCapabilities = (arm64); }"
    )
  }

  @Test("bug: Xcode's own list in each built framework was reported")
  func frameworksRequireNothing() {
    let framework = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", product: "framework"))
    ProjectCheck(CapabilitiesArm64With32Bit.self, framework)
      .accepts("{ MinimumOSVersion = 9.0; UIRequiredDeviceCapabilities = (arm64); }")
  }
}
