import Testing

@testable import LintRules

@Suite struct BackgroundProcessingNeedsIdentifiersTests {
  private let check = RuleCheck(BackgroundProcessingNeedsIdentifiers.self)

  @Test func reportsTheModeWithoutIdentifiers() {
    let findings = check.finds("{ UIBackgroundModes = (fetch, 1️⃣processing2️⃣); }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.appStoreCode == "ITMS-90771")
    check.finds(
      "{ UIBackgroundModes = (1️⃣processing2️⃣); BGTaskSchedulerPermittedIdentifiers = (); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsItWhereTheTasksOfTheCodeAreReported() {
    let files = [
      "Package.swift": "",
      "Tasks.swift": """
      func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.clean", using: nil) { _ in } }
      """,
    ]
    let text = "{ CFBundleIdentifier = a; LSRequiresIPhoneOS = YES; UIBackgroundModes = (processing); }"
    ProjectCheck(BackgroundProcessingNeedsIdentifiers.self, files).accepts(text)
    #expect(ProjectCheck(BackgroundIdentifierNotPermitted.self, files).findings(in: text).count == 1)
  }

  @Test func insertsTheIdentifiers() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIBackgroundModes</key>
        <array>
          <string>processing</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>processing</string>
          </array>
          <key>BGTaskSchedulerPermittedIdentifiers</key>
          <array>
            <string>$(PRODUCT_BUNDLE_IDENTIFIER).processing</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func insertsAnIdentifierIntoAnEmptyList() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>BGTaskSchedulerPermittedIdentifiers</key>
        <array/>
        <key>UIBackgroundModes</key>
        <array>
          <string>processing</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>BGTaskSchedulerPermittedIdentifiers</key>
          <array>
            <string>$(PRODUCT_BUNDLE_IDENTIFIER).processing</string>
          </array>
          <key>UIBackgroundModes</key>
          <array>
            <string>processing</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsIdentifiersVariablesAndOtherModes() {
    check.accepts("{ UIBackgroundModes = (processing); BGTaskSchedulerPermittedIdentifiers = (org.example.clean); }")
    check.accepts("{ UIBackgroundModes = (processing); BGTaskSchedulerPermittedIdentifiers = \"$(TASKS)\"; }")
    check.accepts("{ UIBackgroundModes = (fetch, \"$(MODE)\"); }")
    check.accepts("<plist version=\"1.0\"><dict><key>UIBackgroundModes</key><array><string>processing</string>")
  }
}
