import Testing

@testable import LintRules

@Suite struct BuildVersionFormatTests {
  private let check = RuleCheck(BuildVersionFormat.self)

  @Test func reportsTextsThatAreNotVersionNumbers() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleVersion = 1️⃣\"1.0-beta\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .error)
    let findings1 = check.finds(
      "{ CFBundleVersion = 1️⃣v1.22️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.severity == .warning)
    check.finds(
      "{ CFBundleVersion = 1️⃣\"1..2\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func removesPrefixAndSuffix() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleVersion</key>
        <string>v1.2.3-rc1</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleVersion</key>
          <string>1.2.3</string>
        </dict></plist>
        """
    )
  }

  @Test func integersAfterTheThirdAreIgnoredBySystemsAndAccepted() {
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleVersion = 1.7.0.4; }")
    check.accepts("{ CFBundleVersion = 1.2.3.4.5; }")
  }

  @Test func acceptsVersionNumbersAndVariables() {
    check.accepts("{ CFBundleVersion = 1.2.3; }")
    check.accepts("{ CFBundleVersion = 20261121; }")
    check.accepts("{ CFBundleVersion = \"$(VERSION)-beta1\"; }")
    check.accepts("{ CFBundleVersion = \"@VERSION_1@\"; }")
    check.accepts("{ CFBundleVersion = VERSION_STRING; }")
    check.accepts("{ CFBundleVersion = \"\"; }")
    check.accepts("{ CFBundleVersion = ")
    check.accepts("{ CFBundlePackageType = BNDL; CFBundleVersion = \"1.0-beta\"; }")
    check.accepts("{ Other = { CFBundleVersion = \"1.0-beta\"; }; }")
  }
}
