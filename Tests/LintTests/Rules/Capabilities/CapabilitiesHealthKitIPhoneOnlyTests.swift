import Testing

@testable import LintRules

@Suite struct CapabilitiesHealthKitIPhoneOnlyTests {
  private let check = RuleCheck(CapabilitiesHealthKitIPhoneOnly.self)

  @Test func reportsHealthKitTogetherWithIPad() {
    check.finds(
      "{ UIDeviceFamily = (1, 2); UIRequiredDeviceCapabilities = (arm64, 1️⃣healthkit2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds("{ UIDeviceFamily = 2; UIRequiredDeviceCapabilities = { 1️⃣healthkit2️⃣ = YES; }; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func removesIt() {
    check.fixes(
      "{ UIDeviceFamily = (1, 2); UIRequiredDeviceCapabilities = (arm64, healthkit); }",
      to: "{ UIDeviceFamily = (1, 2); UIRequiredDeviceCapabilities = (arm64); }"
    )
  }

  @Test func acceptsIPhoneAloneAndUnknownDevices() {
    check.accepts("{ UIDeviceFamily = (1); UIRequiredDeviceCapabilities = (healthkit); }")
    check.accepts("{ UIRequiredDeviceCapabilities = (healthkit); }")
    check.accepts("{ UIDeviceFamily = \"$(TARGETED_DEVICE_FAMILY)\"; UIRequiredDeviceCapabilities = (healthkit); }")
    check.accepts("{ UIDeviceFamily = (1, 2); UIRequiredDeviceCapabilities = { healthkit = NO; }; }")
  }
}
