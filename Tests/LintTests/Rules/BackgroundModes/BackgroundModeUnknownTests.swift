import Testing

@testable import LintRules

@Suite struct BackgroundModeUnknownTests {
  private let check = RuleCheck(BackgroundModeUnknown.self)

  @Test func proposesTheModeThatWasMeant() {
    let findings = check.finds(
      "{ UIBackgroundModes = (audio, 1️⃣picture-in-picture2️⃣, 3️⃣remote-notifications4️⃣, 5️⃣brew6️⃣); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
    #expect(findings.map(\.severity) == [.error, .error, .warning])
    #expect(findings.map(\.appStoreCode) == ["90112", "90112", "90112"])
    #expect(
      findings.map { $0.fixes.first?.title } == [
        "Remove this item", "Replace with “remote-notification”", "Remove this item",
      ]
    )
  }

  @Test func namesTheListThatAModeBelongsInto() {
    let findings = check.finds(
      "{ UIBackgroundModes = (1️⃣workout-processing2️⃣); WKBackgroundModes = (3️⃣audio4️⃣, alarm); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.severity == .warning })
    #expect(findings.first?.message.contains("WKBackgroundModes") == true)
  }

  @Test func replacesTheMode() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIBackgroundModes</key>
        <array>
          <string>fetch</string>
          <string>Location</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>fetch</string>
            <string>location</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsKnownModesVariablesAndOtherPlaces() {
    check.accepts("{ UIBackgroundModes = (audio, screen-capture, newsstand-content, \"$(MODE)\", \" audio\"); }")
    check.accepts("{ WKBackgroundModes = (underwater-depth); MyModes = (brew); Inner = { UIBackgroundModes = (x); }; }")
    check.accepts("{ UIBackgroundModes = audio; }")
    check.accepts("<plist version=\"1.0\"><dict><key>UIBackgroundModes</key><array><string")
  }
}
