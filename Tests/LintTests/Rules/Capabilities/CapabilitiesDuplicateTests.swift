import Testing

@testable import LintRules

@Suite struct CapabilitiesDuplicateTests {
  private let check = RuleCheck(CapabilitiesDuplicate.self)

  @Test func reportsEachLaterMention() {
    let findings = check.finds(
      "{ UIRequiredDeviceCapabilities = (gps, arm64, 1️⃣gps2️⃣, 3️⃣gps4️⃣); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.related.count == 1 && $0.isUnnecessary })
  }

  @Test func removesTheLaterOne() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities</key>
        <array>
          <string>gps</string>
          <string>arm64</string>
          <string>gps</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <array>
            <string>gps</string>
            <string>arm64</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsDistinctNamesDictionariesAndConflicts() {
    check.accepts("{ UIRequiredDeviceCapabilities = (gps, arm64); Other = (gps, gps); }")
    check.accepts("{ UIRequiredDeviceCapabilities = { gps = YES; arm64 = YES; }; }")
    check.accepts(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities</key>
        <array>
      <<<<<<< HEAD
          <string>gps</string>
      =======
          <string>gps</string>
      >>>>>>> other
        </array>
      </dict></plist>
      """
    )
  }
}
