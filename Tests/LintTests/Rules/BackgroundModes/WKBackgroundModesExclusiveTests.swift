import Testing

@testable import LintRules

@Suite struct WKBackgroundModesExclusiveTests {
  private let check = RuleCheck(WKBackgroundModesExclusive.self)

  @Test func reportsEachFurtherTypeOfSession() {
    let findings = check.finds(
      "{ WKBackgroundModes = (workout-processing, alarm, 1️⃣self-care2️⃣, 3️⃣mindfulness4️⃣); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.related.count == 1 && $0.severity == .error })
  }

  @Test func removesTheLaterOne() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>WKBackgroundModes</key>
        <array>
          <string>alarm</string>
          <string>self-care</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>WKBackgroundModes</key>
          <array>
            <string>alarm</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsOneTypeOfSession() {
    check.accepts("{ WKBackgroundModes = (workout-processing, underwater-depth, alarm, alarm, \"$(MODE)\"); }")
    check.accepts("{ UIBackgroundModes = (self-care, alarm); }")
  }
}
