import Testing

@testable import LintRules

@Suite struct BackgroundExternalAccessoryProtocolsTests {
  private let check = RuleCheck(BackgroundExternalAccessoryProtocols.self)

  @Test func reportsTheModeWithoutProtocols() {
    check.finds("{ UIBackgroundModes = (fetch, 1️⃣external-accessory2️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func insertsTheProtocolsAfterTheModes() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIBackgroundModes</key>
        <array>
          <string>external-accessory</string>
        </array>
        <key>UILaunchScreen</key>
        <dict/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>external-accessory</string>
          </array>
          <key>UISupportedExternalAccessoryProtocols</key>
          <array>
            <string>com.example.protocol</string>
          </array>
          <key>UILaunchScreen</key>
          <dict/>
        </dict></plist>
        """
    )
  }

  @Test func acceptsProtocolsAndOtherModes() {
    check.accepts("{ UIBackgroundModes = (external-accessory); UISupportedExternalAccessoryProtocols = (org.a); }")
    check.accepts("{ UIBackgroundModes = (bluetooth-central, \"$(MODE)\"); }")
  }
}
