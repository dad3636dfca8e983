import Testing

@testable import LintRules

@Suite struct KeyProbableTypoTests {
  @Test func reportsNamesThatAreOftenMistaken() {
    RuleCheck(KeyProbableTypo.self).finds(
      "{ CFBundleName = a; 1️⃣LSApplicationQuerySchemes2️⃣ = (a); }",
      at: [("1️⃣", "2️⃣")]
    )
    RuleCheck(KeyProbableTypo.self).accepts("{ CFBundleVersion = 1; MyBundleName = a; }")
  }

  private let check = RuleCheck(KeyProbableTypo.self)

  @Test func reportsSlipsAndCase() {
    check.finds(
      """
      <plist version="1.0"><dict>
        1️⃣<key>CFBundleIdentifer</key>2️⃣
        <string>org.example</string>
        3️⃣<key>CFBundleshortVersionString</key>4️⃣
        <string>1.0</string>
        5️⃣<key>NSCameraUsageDescripton</key>6️⃣
        <string>Scan a code.</string>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
  }

  @Test func reportsNestedKeys() {
    check.finds("{ CFBundleURLTypes = ({ 1️⃣CFBundleURLSheme2️⃣ = (mail); }); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsAMissingLastWord() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CADisableMinimumFrameDuration</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CADisableMinimumFrameDurationOnPhone</key>
          <true/>
        </dict></plist>
        """
    )
  }

  @Test func keepsDeviceSuffixes() {
    check.fixes(
      "{ UISuportedInterfaceOrientations~ipad = (UIInterfaceOrientationPortrait); }",
      to: "{ UISupportedInterfaceOrientations~ipad = (UIInterfaceOrientationPortrait); }"
    )
  }

  @Test func reportsEntitlementsOnly() {
    let entitlements = RuleCheck(KeyProbableTypo.self, file: "App.entitlements")
    entitlements.fixes(
      """
      <plist version="1.0"><dict>
        <key>com.apple.security.app-sandox</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>com.apple.security.app-sandbox</key>
          <true/>
        </dict></plist>
        """
    )
    // Another rule checks the keys of privacy manifests.
    let manifest = RuleCheck(KeyProbableTypo.self, file: "PrivacyInfo.xcprivacy")
    manifest.accepts("{ NSPrivacyTrackingDomain = (example.org); }")
  }

  @Test func namesTheKindOfOtherFiles() {
    let job = RuleCheck(KeyProbableTypo.self, file: "LaunchDaemons/a.plist")
    let findings = job.finds("{ Label = a; 1️⃣KeepAlife2️⃣ = YES; }", at: [("1️⃣", "2️⃣")])
    #expect(
      findings.map(\.message) == [
        "Unknown key KeepAlife in this kind of file (launchd job). Did you mean KeepAlive?"
      ]
    )
  }

  @Test func acceptsTheFileThatHasTheKnownKeyToo() {
    check.accepts("{ CFBundleIdentifier = a; CFBundleIdentifer = b; }")
  }

  @Test func acceptsKeysOfLibrariesAndOfOneself() {
    check.accepts("{ SUFeedURL = a; FirebaseAppDelegateProxyEnabled = NO; AppGroupIdentifier = a; Name = b; }")
  }

  @Test func acceptsKeysOfOtherFrameworksAndOtherFiles() {
    check.accepts("{ NSBackgroundModes = (a); com.apple.security.app-sandbox = YES; }")
  }

  @Test func acceptsAValueOfAnotherType() {
    check.accepts("{ CFBundleURLType = { a = b; }; }")
  }

  @Test func leavesToOtherRulesWhatIsTheirs() {
    check.accepts(#"{ "CFBundleIdentifier " = a; NSCamerUsageDescription = b; }"#)
    RuleCheck(KeyProbableTypo.self, file: "InfoPlist.strings").accepts("CFBundleDisplyName = \"Cellar\";")
  }

  @Test func findsKeysInDictionariesOfFreeKeys() {
    check.finds(
      "{ NSAppTransportSecurity = { NSExceptionDomains = { example.org = { 1️⃣NSIncludeSubdomains2️⃣ = YES; }; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    check.accepts("{ NSAppTransportSecurity = { NSExceptionDomains = { NSIncludeSubdomain = { }; }; }; }")
  }

  @Test func namesOfTheAppsOwnMayEndAsRareKeysDo() {
    check.accepts("{ AppGroupID = \"group.org.example\"; }")
    check.finds("{ 1️⃣BAAppGroupId2️⃣ = \"group.org.example\"; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func keysOfTheVocabularyOfSiri() {
    RuleCheck(KeyProbableTypo.self, file: "AppIntentVocabulary.plist").fixes(
      "{ IntentPhrases = ({ IntentName = INStartWorkoutIntent; IntentExample = (a); }); }",
      to: "{ IntentPhrases = ({ IntentName = INStartWorkoutIntent; IntentExamples = (a); }); }"
    )
  }

  @Test func aSmallLetterForACapital() {
    RuleCheck(KeyProbableTypo.self).finds("{ 1️⃣TVTopShelflmage2️⃣ = {}; }", at: [("1️⃣", "2️⃣")])
  }
}
