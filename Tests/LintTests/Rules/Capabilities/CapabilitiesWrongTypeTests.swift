import Testing

@testable import LintRules

@Suite struct CapabilitiesWrongTypeTests {
  private let check = RuleCheck(CapabilitiesWrongType.self)

  @Test func reportsSingleValues() {
    check.finds("{ UIRequiredDeviceCapabilities = 1️⃣arm642️⃣; }", at: [("1️⃣", "2️⃣")])
    let findings = check.finds(plist("1️⃣<true/>2️⃣"), at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.fixes.isEmpty == true)
  }

  @Test func reportsAKeyWithADeviceSuffix() {
    check.finds("{ \"UIRequiredDeviceCapabilities~ipad\" = 1️⃣arm642️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func putsANameIntoAnArray() {
    check.fixes(
      plist("<string>arm64</string>"),
      to: plist("<array>\n    <string>arm64</string>\n  </array>")
    )
    check.fixes("{ UIRequiredDeviceCapabilities = arm64; }", to: "{ UIRequiredDeviceCapabilities = (arm64); }")
  }

  @Test func isTheOnlyRuleForIt() {
    RuleCheck(PlistMissingArray.self).accepts(plist("<string>arm64</string>"))
  }

  @Test func acceptsListsAndVariables() {
    check.accepts(plist("<array/>"))
    check.accepts(plist("<dict/>"))
    check.accepts(plist("<string>$(CAPABILITIES)</string>"))
  }

  private func plist(_ value: String) -> String {
    "<plist version=\"1.0\"><dict>\n  <key>UIRequiredDeviceCapabilities</key>\n  \(value)\n</dict></plist>\n"
  }
}
