import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct DeprecatedKeyTests {
  private let check = RuleCheck(DeprecatedKey.self)

  @Test func reportsDeprecatedKeysWithTheirSuccessor() {
    let findings = check.finds(
      "{ 1️⃣UIApplicationExitsOnSuspend2️⃣ = NO; 3️⃣CFBundleGetInfoString4️⃣ = x; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(
      findings.allSatisfy { $0.isDeprecated } && findings.last?.message.contains("NSHumanReadableCopyright") == true
    )
  }

  @Test func renamesTheKeyToItsSuccessor() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleGetInfoString</key>
        <string>x</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSHumanReadableCopyright</key>
          <string>x</string>
        </dict></plist>
        """
    )
  }

  @Test func removesAKeyWithoutSuccessor() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleName</key>
        <string>x</string>
        <key>UIApplicationExitsOnSuspend</key>
        <false/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>x</string>
        </dict></plist>
        """
    )
  }

  @Test func leavesKeysWithOtherRulesAndNestedKeys() {
    check.accepts("{ UILaunchImages = (); UINewsstandApp = YES; UIPrerenderedIcon = YES; UIRequiresFullScreen = YES; }")
    check.accepts("{ NSCalendarsUsageDescription = \"So that you see dates\"; }")
    check.accepts("{ Inner = { UIApplicationExitsOnSuspend = NO; }; }")
    check.accepts("{ UIApplicationExits")
  }

  @Test func theOldLookEndsWithTheNextSystems() {
    RuleCheck(DeprecatedKey.self).finds(
      "{ LSRequiresIPhoneOS = YES; 1️⃣UIDesignRequiresCompatibility2️⃣ = YES; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func aKeyWhoseSuccessorIsPresentIsToBeRemoved() {
    let findings = RuleCheck(DeprecatedKey.self)
      .finds("{ 1️⃣CFBundleGetInfoString2️⃣ = a; NSHumanReadableCopyright = b; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.hasSuffix("which replaces it, is present: remove it.") == true)
    #expect(findings.first?.fixes.count == 1)
  }

  @Test func namesTheVersionIfItIsKnown() {
    let findings = check.finds(
      "{ LSRequiresIPhoneOS = YES; 1️⃣UIDesignRequiresCompatibility2️⃣ = YES; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.map(\.message) == ["UIDesignRequiresCompatibility is deprecated since iOS 27.0."])
  }

  @Test func systemsBeforeTheSuccessorNeedTheKey() {
    let files = { (settings: String) in
      [ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \(settings)")).text]
    }
    let text = "{ 1️⃣GCSupportsGameMode2️⃣ = YES; LSSupportsGameMode = YES; }"
    let plain = text.filter { !"1️⃣2️⃣".contains($0) }
    ProjectCheck(DeprecatedKey.self, files("IPHONEOS_DEPLOYMENT_TARGET = 18.6;")).finds(text)
    ProjectCheck(DeprecatedKey.self, files("IPHONEOS_DEPLOYMENT_TARGET = 17.0;")).accepts(plain)
    check.accepts(plain)
  }
}
