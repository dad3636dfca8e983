import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct VersionFormatTests {
  private let check = RuleCheck(VersionFormat.self)

  @Test func reportsTextsThatAreNotVersionNumbers() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleShortVersionString = 1️⃣\"1.0-beta\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .error)
    let findings1 = check.finds(
      "{ CFBundleShortVersionString = 1️⃣v1.22️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.severity == .warning)
    check.finds(
      "{ CFBundleShortVersionString = 1️⃣1.2.3.42️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      "{ CFBundleShortVersionString = 1️⃣\"1..2\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func reportsTheValueOfAVariable() {
    let check = { (settings: String) in
      ProjectCheck(
        VersionFormat.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \(settings)"))
      )
    }
    let text = "{ CFBundleShortVersionString = 1️⃣\"$(MARKETING_VERSION)\"2️⃣; }"
    let finding = check("MARKETING_VERSION = \"3.0-beta\";").finds(text).first
    #expect(finding?.message.hasPrefix("“3.0-beta” is not a version number") == true)
    #expect(finding?.fixes.isEmpty == true)
    check("MARKETING_VERSION = 3.0;").accepts(text.filter { !"1️⃣2️⃣".contains($0) })
    check("").accepts(text.filter { !"1️⃣2️⃣".contains($0) })
  }

  @Test func removesPrefixAndSuffix() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleShortVersionString</key>
        <string>v1.2.3-rc1</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleShortVersionString</key>
          <string>1.2.3</string>
        </dict></plist>
        """
    )
  }

  @Test func removesTheFourthNumber() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleShortVersionString</key>
        <string>1.2.3.4</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleShortVersionString</key>
          <string>1.2.3</string>
        </dict></plist>
        """
    )
  }

  @Test func acceptsVersionNumbersAndVariables() {
    check.accepts("{ CFBundleShortVersionString = 1.2.3; }")
    check.accepts("{ CFBundleShortVersionString = 20261121; }")
    check.accepts("{ CFBundleShortVersionString = \"$(VERSION)-beta1\"; }")
    check.accepts("{ CFBundleShortVersionString = \"@VERSION_1@\"; }")
    check.accepts("{ CFBundleShortVersionString = VERSION_STRING; }")
    check.accepts("{ CFBundleShortVersionString = \"\"; }")
    check.accepts("{ CFBundleShortVersionString = ")
    check.accepts("{ CFBundlePackageType = BNDL; CFBundleShortVersionString = \"1.0-beta\"; }")
    check.accepts("{ Other = { CFBundleShortVersionString = \"1.0-beta\"; }; }")
  }

  @Test("bug: a value that scripts replace before each upload was an error")
  func scriptsMayWriteTheVersion() {
    func check(_ file: String, _ script: String) -> ProjectCheck {
      ProjectCheck(
        VersionFormat.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;")),
        [file: script]
      )
    }
    func severities(_ file: String, _ script: String) -> [Severity] {
      check(file, script).findings(
        in: "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleShortVersionString = \"1.0 Dev\"; }"
      )
      .map(\.severity)
    }
    #expect(
      severities("upload.sh", "/usr/libexec/PlistBuddy -c \"Set :CFBundleShortVersionString $V\" Info.plist") == [.info]
    )
    #expect(
      severities("scripts/upload.sh", "sed -i '' -e '/CFBundleShortVersionString/{n;s/a/b/; }' Info.plist") == [.info]
    )
    #expect(severities("fastlane/Fastfile", "increment_version_number(version_number: v)") == [.info])
    #expect(severities("Scripts/count.sh", "PlistBuddy Set CFBundleShortVersionString $V") == [.info])
    #expect(
      severities("upload.sh", "/usr/libexec/PlistBuddy -c \"Print CFBundleShortVersionString\" Info.plist") == [.error]
    )
  }
}
