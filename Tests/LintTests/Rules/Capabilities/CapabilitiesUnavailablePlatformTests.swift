import Testing

@testable import LintRules

@Suite struct CapabilitiesUnavailablePlatformTests {
  private let check = RuleCheck(CapabilitiesUnavailablePlatform.self)

  @Test func reportsWhatNoAppleVisionHas() {
    check.finds(
      "{ UIDeviceFamily = (7); UIRequiredDeviceCapabilities = (arm64, 1️⃣telephony2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      "{ CFBundleSupportedPlatforms = (XROS); UIRequiredDeviceCapabilities = { 1️⃣telephony2️⃣ = YES; }; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func removesIt() {
    check.fixes(
      "{ UIDeviceFamily = (7); UIRequiredDeviceCapabilities = (arm64, telephony); }",
      to: "{ UIDeviceFamily = (7); UIRequiredDeviceCapabilities = (arm64); }"
    )
  }

  @Test func acceptsOtherDevicesAndWhatIsThere() {
    check.accepts("{ UIDeviceFamily = (1, 7); UIRequiredDeviceCapabilities = (telephony); }")
    check.accepts("{ UIRequiredDeviceCapabilities = (telephony); }")
    check.accepts("{ UIDeviceFamily = (7); UIRequiredDeviceCapabilities = (arm64); }")
    check.accepts("{ UIDeviceFamily = (7); UIRequiredDeviceCapabilities = { telephony = NO; }; }")
  }
}
