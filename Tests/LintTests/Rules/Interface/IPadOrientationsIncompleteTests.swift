import Testing

@testable import LintRules

@Suite struct IPadOrientationsIncompleteTests {
  private let check = RuleCheck(IPadOrientationsIncomplete.self)

  @Test func reportsAppsForIPadThatLackOrientations() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; UIDeviceFamily = (1, 2); 1️⃣UISupportedInterfaceOrientations2️⃣ = (UIInterfaceOrientationPortrait); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .error)
    let findings1 = check.finds(
      "{ CFBundlePackageType = APPL; 1️⃣\"UISupportedInterfaceOrientations~ipad\"2️⃣ = (UIInterfaceOrientationPortrait); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.severity == .warning)
  }

  /// Bug: the key of the iPad was taken for a sign of an app for iPad where the devices are known.
  @Test func appsForIPhoneAloneNeedNone() {
    check.accepts(
      """
      { CFBundlePackageType = APPL; UIDeviceFamily = (1);
        "UISupportedInterfaceOrientations~ipad" = (UIInterfaceOrientationPortrait); }
      """
    )
  }

  @Test func listsAllOrientations() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>UIDeviceFamily</key>
        <array>
          <integer>2</integer>
        </array>
        <key>UISupportedInterfaceOrientations</key>
        <array>
          <string>UIInterfaceOrientationPortrait</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>UIDeviceFamily</key>
          <array>
            <integer>2</integer>
          </array>
          <key>UISupportedInterfaceOrientations</key>
          <array>
            <string>UIInterfaceOrientationPortrait</string>
            <string>UIInterfaceOrientationPortraitUpsideDown</string>
            <string>UIInterfaceOrientationLandscapeLeft</string>
            <string>UIInterfaceOrientationLandscapeRight</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func requiresFullScreen() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>UIDeviceFamily</key>
        <array>
          <integer>2</integer>
        </array>
        <key>UISupportedInterfaceOrientations</key>
        <array>
          <string>UIInterfaceOrientationPortrait</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>UIDeviceFamily</key>
          <array>
            <integer>2</integer>
          </array>
          <key>UISupportedInterfaceOrientations</key>
          <array>
            <string>UIInterfaceOrientationPortrait</string>
          </array>
          <key>UIRequiresFullScreen</key>
          <true/>
        </dict></plist>
        """,
      index: 1
    )
  }

  @Test func acceptsAllOrientationsAndFullScreen() {
    check.accepts(
      "{ CFBundlePackageType = APPL; UIDeviceFamily = (2); UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationLandscapeRight); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; UIDeviceFamily = (2); UIRequiresFullScreen = YES; UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; UIDeviceFamily = (1); UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; UIDeviceFamily = (2); UISupportedInterfaceOrientations = (\"$(SIDES)\"); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; UIDeviceFamily = (2); UIRequiresFullScreen = \"$(FULL)\"; UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait); }"
    )
    check.accepts(
      "{ CFBundlePackageType = APPL; UIDeviceFamily = (2); UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait"
    )
  }
}
