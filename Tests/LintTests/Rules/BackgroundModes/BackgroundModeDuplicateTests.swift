import Testing

@testable import LintRules

@Suite struct BackgroundModeDuplicateTests {
  private let check = RuleCheck(BackgroundModeDuplicate.self)

  @Test func reportsEachLaterMention() {
    let findings = check.finds(
      "{ UIBackgroundModes = (fetch, audio, 1️⃣fetch2️⃣); WKBackgroundModes = (alarm, 3️⃣alarm4️⃣); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.related.count == 1 && $0.isUnnecessary && $0.severity == .info })
  }

  @Test func removesTheLaterOne() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIBackgroundModes</key>
        <array>
          <string>audio</string>
          <string>audio</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>audio</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsDistinctModesVariablesAndConflicts() {
    check.accepts("{ UIBackgroundModes = (fetch, audio, \"$(A)\", \"$(A)\"); Other = (fetch, fetch); }")
    check.accepts(
      """
      <plist version="1.0"><dict>
        <key>UIBackgroundModes</key>
        <array>
      <<<<<<< HEAD
          <string>audio</string>
      =======
          <string>audio</string>
      >>>>>>> other
        </array>
      </dict></plist>
      """
    )
  }
}
