import Testing

@testable import LintRules

@Suite struct KeyWrongTypeTests {
  private let check = RuleCheck(KeyWrongType.self)

  @Test func reportsAnotherType() {
    let findings = check.finds(
      """
      <plist version="1.0"><dict>
        <key>CFBundleVersion</key>
        1️⃣<integer>42</integer>2️⃣
        <key>UILaunchScreen</key>
        3️⃣<string></string>4️⃣
        <key>LSRequiresIPhoneOS</key>
        5️⃣<string>maybe</string>6️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
    #expect(findings.allSatisfy { $0.severity == .error && $0.appStoreCode == "ITMS-90361" })
  }

  @Test func falseSwitchesADictionaryOff() {
    let findings = check.finds(
      "<plist><dict><key>UILaunchScreen</key>1️⃣<false/>2️⃣<key>UTExportedTypeDeclarations</key>3️⃣<false/>4️⃣</dict></plist>",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.warning, .error])
  }

  @Test func reportsNestedValuesAndItems() {
    check.finds(
      """
      <plist version="1.0">
      <dict>
        <key>CFBundleURLTypes</key>
        <array>
          <dict>
            <key>CFBundleURLName</key>
            1️⃣<true/>2️⃣
            <key>CFBundleURLSchemes</key>
            <array>
              <string>mail</string>
              3️⃣<integer>5</integer>4️⃣
            </array>
          </dict>
        </array>
        <key>NSServices</key>
        <array>
          5️⃣<string>mail</string>6️⃣
        </array>
      </dict>
      </plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
  }

  @Test func reportsValuesInDictionariesOfFreeKeys() {
    check.finds(
      """
      { NSAppTransportSecurity = { NSExceptionDomains = {
        example.org = { NSExceptionMinimumTLSVersion = 1️⃣(TLSv1.3)2️⃣; };
        example.net = 3️⃣YES4️⃣;
      }; }; }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func reportsKeysWithADeviceSuffix() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>UIStatusBarHidden~ipad</key>
        1️⃣<string>sometimes</string>2️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func reportsEntitlementsAndPrivacyManifests() {
    let entitlement = RuleCheck(KeyWrongType.self, file: "App.entitlements")
    entitlement.finds(
      """
      <plist version="1.0"><dict>
        <key>com.apple.security.app-sandbox</key>
        1️⃣<array/>2️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
    let manifest = RuleCheck(KeyWrongType.self, file: "PrivacyInfo.xcprivacy")
    let findings = manifest.finds(
      """
      <plist version="1.0"><dict>
        <key>NSPrivacyAccessedAPITypes</key>
        <array>
          1️⃣<string>NSPrivacyAccessedAPIType</string>2️⃣
        </array>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.appStoreCode == "ITMS-91056")
  }

  @Test func whatReadersForgiveIsInformation() {
    let findings = check.finds(
      """
      <plist version="1.0"><dict>
        <key>BGTaskSchedulerPermittedIdentifiers</key>
        <array/>
        <key>LSRequiresIPhoneOS</key>
        1️⃣<integer>1</integer>2️⃣
        <key>NSSupportsSuddenTermination</key>
        3️⃣<integer>7</integer>4️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.info, .error])
    #expect(findings.map(\.appStoreCode) == [nil, "ITMS-90361"])
  }

  @Test func writesNumbersAsStringsAndBack() {
    check.fixes(plist("CFBundleVersion", "<real>1.20</real>"), to: plist("CFBundleVersion", "<string>1.20</string>"))
    check.fixes(plist("LSRequiresIPhoneOS", "<integer>0</integer>"), to: plist("LSRequiresIPhoneOS", "<false/>"))
    let rule = "NSExtensionActivationSupportsImageWithMaxCount"
    check.fixes(activation(rule, "<string>5</string>"), to: activation(rule, "<integer>5</integer>"))
    check.fixes(activation(rule, "<true/>"), to: activation(rule, "<integer>1</integer>"))
  }

  @Test func putsADictionaryIntoAnArray() {
    check.fixes(
      """
      <plist version="1.0">
      <dict>
      \t<key>NSServices</key>
      \t<dict>
      \t\t<key>NSMessage</key>
      \t\t<string>one
      two</string>
      \t</dict>
      </dict>
      </plist>
      """,
      to: """
        <plist version="1.0">
        <dict>
        \t<key>NSServices</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>NSMessage</key>
        \t\t\t<string>one
        two</string>
        \t\t</dict>
        \t</array>
        </dict>
        </plist>
        """
    )
  }

  @Test func takesTheOnlyItemOutOfAnArray() {
    check.fixes(
      plist("CFBundleName", "<array>\n    <string>org.example</string>\n  </array>"),
      to: plist("CFBundleName", "<string>org.example</string>")
    )
  }

  @Test func offersNothingWhereAValueWouldBeLost() {
    for value in ["<true/>", "<dict/>", "<array><string>a</string><string>b</string></array>"] {
      let findings = check.finds(plist("CFBundleName", "1️⃣\(value)2️⃣"), at: [("1️⃣", "2️⃣")])
      #expect(findings.allSatisfy { $0.fixes.isEmpty })
    }
  }

  @Test func acceptsWhatFits() {
    check.accepts(
      """
      <plist version="1.0"><dict>
        <key>CFBundleVersion</key>
        <string>42</string>
        <key>CFBundleURLTypes</key>
        <array><dict/></array>
        <key>UIDeviceFamily</key>
        <array><integer>1</integer></array>
        <key>OwnKey</key>
        <integer>1</integer>
      </dict></plist>
      """
    )
  }

  @Test func leavesBuildVariablesAlone() {
    check.accepts(plist("LSRequiresIPhoneOS", "<string>$(REQUIRES_PHONE)</string>"))
    check.accepts(plist("UILaunchScreen", "<string>${SCREEN}</string>"))
  }

  @Test func leavesToOtherRulesWhatIsTheirs() {
    check.accepts(plist("UIBackgroundModes", "<string>audio</string>"))
    check.accepts(plist("LSRequiresIPhoneOS", "<string>YES</string>"))
    check.accepts(plist("UIRequiredDeviceCapabilities", "<integer>1</integer>"))
    check.accepts(plist("NSCameraUsageDescription", "<integer>1</integer>"))
    check.accepts(plist("CFBundleVersion", "<integer>a</integer>"))
  }

  @Test func acceptsStringsForScalarsInTheOldStyleSyntax() {
    check.accepts("{ LSRequiresIPhoneOS = YES; CFBundleVersion = 42; UIDeviceFamily = (1, 2); }")
    check.finds("{ CFBundleVersion = 1️⃣{ a = b; }2️⃣; UILaunchScreen = 3️⃣x4️⃣; }", at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
  }

  @Test func acceptsStringTables() {
    RuleCheck(KeyWrongType.self, file: "InfoPlist.strings").accepts("LSRequiresIPhoneOS = \"maybe\";")
  }

  private func plist(_ key: String, _ value: String) -> String {
    "<plist version=\"1.0\"><dict>\n  <key>\(key)</key>\n  \(value)\n</dict></plist>\n"
  }

  private func activation(_ key: String, _ value: String) -> String {
    """
    <plist version="1.0"><dict>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <dict>
            <key>\(key)</key>
            \(value)
          </dict>
        </dict>
      </dict>
    </dict></plist>
    """
  }

  @Test("bug: an empty list in place of an icon of a document type was an error")
  func nothingIsLostWithAnEmptyValue() {
    let findings = check.finds(
      "{ CFBundleDocumentTypes = ({ CFBundleTypeIconFile = 1️⃣()2️⃣; }, { CFBundleTypeIconFile = 3️⃣(a)4️⃣; }); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.info, .error])
    #expect(check.finds("{ CFBundleVersion = 1️⃣()2️⃣; }", at: [("1️⃣", "2️⃣")]).map(\.severity) == [.error])
  }
}
