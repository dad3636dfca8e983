@testable import LintFacts
import LintEngine
import Testing

@testable import LintRules

@Suite struct EncryptionKeyMissingTests {
  private let check = RuleCheck(EncryptionKeyMissing.self)

  @Test func reportsAppsWithoutTheKey() {
    let findings = check.finds(
      "1️⃣{2️⃣ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleIdentifier = \"$(ID)\"; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .info)
    check.finds(
      "1️⃣{2️⃣ CFBundlePackageType = APPL; CFBundleVersion = 1; LSMinimumSystemVersion = 14.0; LSApplicationCategoryType = \"public.app-category.utilities\"; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func bothAnswersAreOfferedWithoutPreference() {
    let findings = check.finds(
      "1️⃣{2️⃣ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleVersion = 1; }",
      at: [("1️⃣", "2️⃣")]
    )
    let fixes = findings.first?.fixes ?? []
    #expect(
      fixes.map(\.title) == [
        "Insert ITSAppUsesNonExemptEncryption with the value true",
        "Insert ITSAppUsesNonExemptEncryption with the value false",
      ]
    )
    #expect(fixes.allSatisfy { $0.needsDecision && !$0.isSafe })
    #expect(findings.compatibleFixes(.all).isEmpty)
  }

  @Test func insertsTheAnswer() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>CFBundleVersion</key>
        <string>1</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>CFBundleVersion</key>
          <string>1</string>
          <key>ITSAppUsesNonExemptEncryption</key>
          <false/>
        </dict></plist>
        """,
      index: 1
    )
  }

  @Test func acceptsTheKeyAndOtherBundles() {
    check.accepts(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleVersion = 1; ITSAppUsesNonExemptEncryption = NO; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; }")
    check.accepts("{ CFBundlePackageType = FMWK; CFBundleVersion = 1; }")
    check.accepts("{ CFBundlePackageType = APPL; CFBundleVersion = 1; LSMinimumSystemVersion = 14.0; }")
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleVersion = 1; ITSApp")
  }

  @Test func aFileThatXcodeCompletesIsWhole() {
    let check = { (settings: String) in
      ProjectCheck(
        EncryptionKeyMissing.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \(settings)"))
      )
    }
    check("GENERATE_INFOPLIST_FILE = YES;").finds("1️⃣{2️⃣ UIAppFonts = (); }")
    check("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_ITSAppUsesNonExemptEncryption = NO;").accepts(
      "{ UIAppFonts = (); }"
    )
    check("").accepts("{ UIAppFonts = (); }")
  }
}
