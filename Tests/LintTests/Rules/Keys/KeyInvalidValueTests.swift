import Testing

@testable import LintRules

@Suite struct KeyInvalidValueTests {
  private let check = RuleCheck(KeyInvalidValue.self)

  @Test func reportsAValueThatIsNotListed() {
    let findings = check.finds(
      """
      <plist version="1.0"><dict>
        <key>UIUserInterfaceStyle</key>
        1️⃣<string>Sepia</string>2️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.fixes.isEmpty == true)
  }

  @Test func reportsDeviceSuffixesAndNestedKeys() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>UIUserInterfaceStyle~ipad</key>
        1️⃣<string>dark</string>2️⃣
        <key>CFBundleDocumentTypes</key>
        <array>
          <dict>
            <key>CFBundleTypeRole</key>
            3️⃣<string>editor</string>4️⃣
          </dict>
        </array>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func reportsTheOldStyleSyntax() {
    check.finds("{ UIUserInterfaceStyle = 1️⃣dark2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func capitalLettersOfAnEntitlementAreInformation() {
    let check = RuleCheck(KeyInvalidValue.self, file: "App.entitlements")
    func text(_ value: String) -> String {
      "<plist><dict><key>aps-environment</key>1️⃣<string>\(value)</string>2️⃣</dict></plist>"
    }
    #expect(check.finds(text("Production"), at: [("1️⃣", "2️⃣")]).map(\.severity) == [.info])
    #expect(check.finds(text("live"), at: [("1️⃣", "2️⃣")]).map(\.severity) == [.error])
  }

  @Test func reportsEntitlementsButNotPrivacyManifests() {
    let entitlements = RuleCheck(KeyInvalidValue.self, file: "App.entitlements")
    entitlements.finds("{ aps-environment = 1️⃣sandbox2️⃣; }", at: [("1️⃣", "2️⃣")])
    // Other rules check those.
    let manifest = RuleCheck(KeyInvalidValue.self, file: "PrivacyInfo.xcprivacy")
    manifest.accepts("{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = UserDefaults; }); }")
  }

  @Test func proposesTheNearestValue() {
    check.fixes("{ UIUserInterfaceStyle = Ligth; }", to: "{ UIUserInterfaceStyle = Light; }")
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIInterfaceOrientation</key>
        <string>UIInterfaceOrientationPotrait</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIInterfaceOrientation</key>
          <string>UIInterfaceOrientationPortrait</string>
        </dict></plist>
        """
    )
  }

  @Test func anEmptyValueIsNone() {
    let findings = check.finds("{ LSApplicationCategoryType = 1️⃣\"\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .info)
  }

  @Test func acceptsRowsOfInAppSettingsKit() {
    let text = "{ PreferenceSpecifiers = ({ Type = IASKButtonSpecifier; Title = a; Key = b; }); }"
    RuleCheck(KeyInvalidValue.self, file: "Settings.bundle/Root.plist").accepts(text)
    RuleCheck(KeyInvalidValue.self, file: "InAppSettings.bundle/Root.inApp.plist").accepts(
      "{ PreferenceSpecifiers = ({ Type = Button; }); }"
    )
    let other = "{ PreferenceSpecifiers = ({ Type = 1️⃣Button2️⃣; }); }"
    RuleCheck(KeyInvalidValue.self, file: "Settings.bundle/Root.plist").finds(other, at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsListedValuesVariablesAndOpenLists() {
    check.accepts(
      """
      {
        UIUserInterfaceStyle = Dark;
        LSApplicationCategoryType = "$(CATEGORY)";
        UIBackgroundModes = (new-mode);
        CFBundlePackageType = "XPC!";
        UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait, "${ORIENTATION}");
      }
      """
    )
  }
}
