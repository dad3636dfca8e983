import AppProject
import Testing

@testable import LintRules

@Suite struct CapabilitiesWithoutPurposeStringTests {
  private let check = RuleCheck(CapabilitiesWithoutPurposeString.self)

  @Test func reportsGPSWithoutALocationText() {
    check.finds("{ UIRequiredDeviceCapabilities = (1️⃣gps2️⃣, location-services); }", at: [("1️⃣", "2️⃣")])
    check.finds("{ UIRequiredDeviceCapabilities = { 1️⃣gps2️⃣ = YES; }; }", at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: [
    ("microphone", "NSMicrophoneUsageDescription"), ("still-camera", "NSCameraUsageDescription"),
    ("nfc", "NFCReaderUsageDescription"), ("healthkit", "NSHealthShareUsageDescription"),
    ("location-services", "NSLocationWhenInUseUsageDescription"),
  ])
  func adviseAboutOtherCapabilities(_ capability: String, _ key: String) {
    let finding = check.finds(
      "{ UIRequiredDeviceCapabilities = (1️⃣\"\(capability)\"2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(finding?.severity == .info)
    #expect(finding?.message == "The app requires \(capability), most of whose uses need \(key).")
    check.accepts("{ \(key) = a; UIRequiredDeviceCapabilities = (\"\(capability)\"); }")
  }

  @Test func insertsTheKey() throws {
    let finding = try #require(check.finds("{ UIRequiredDeviceCapabilities = (1️⃣gps2️⃣); }", at: [("1️⃣", "2️⃣")]).first)
    let fix = try #require(finding.fixes.first)
    #expect(fix.edits.first?.replacement.contains("NSLocationWhenInUseUsageDescription") == true)
    #expect(!fix.isSafe)
    #expect(fix.placeholders == ["TODO: Explain what the app needs this for (location in use)"])
  }

  @Test func acceptsAnyLocationText() {
    check.accepts("{ NSLocationAlwaysAndWhenInUseUsageDescription = a; UIRequiredDeviceCapabilities = (gps); }")
  }

  @Test func acceptsTextsThatTheBuildSupplies() {
    check.accepts(
      "{ UIRequiredDeviceCapabilities = (gps); }",
      project: ProjectContext(suppliedKeys: ["NSLocationWhenInUseUsageDescription"])
    )
  }

  @Test func acceptsWhatNeedsNoText() {
    check.accepts("{ UIRequiredDeviceCapabilities = (arm64, gamekit, accelerometer); }")
    check.accepts("{ UIRequiredDeviceCapabilities = { gps = NO; }; }")
  }
}
