import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct CapabilitiesImpliedTests {
  private let check = RuleCheck(CapabilitiesImplied.self)

  @Test func reportsWhatAllDevicesHave() {
    let finding = check.finds("{ UIRequiredDeviceCapabilities = (arm64, 1️⃣wifi2️⃣); }", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message == "All devices that run the app have wifi, so requiring it has no effect.")
    check.finds("{ MinimumOSVersion = 15.0; UIRequiredDeviceCapabilities = { 1️⃣metal2️⃣ = YES; }; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsWhatSomeDevicesLack() {
    check.accepts("{ UIRequiredDeviceCapabilities = (arm64, nfc, telephony, metal); }")
    check.accepts("{ UIRequiredDeviceCapabilities = { wifi = NO; }; }")
    check.accepts("{ UIDeviceFamily = (3); UIRequiredDeviceCapabilities = (wifi); }")
  }
}
