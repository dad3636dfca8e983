import Testing

@testable import LintRules

@Suite struct PrivacyCategoryInvalidTests {
  private let check = RuleCheck(PrivacyCategoryInvalid.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsUnknownCategories() {
    check.finds(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = 1️⃣DiskSpace2️⃣; }, { NSPrivacyAccessedAPIType = 3️⃣Nothing4️⃣; }); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    check.fixes(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = UserDefaults; }); }",
      to: "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults; }); }"
    )
  }

  @Test func whiteSpaceAroundAKnownOneIsLeftToItsOwnRule() {
    check.accepts(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = \"NSPrivacyAccessedAPICategoryDiskSpace \"; }); }"
    )
  }

  @Test func acceptsKnownOnesAndHalfWrittenText() {
    check.accepts(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryDiskSpace; }, {}); }"
    )
    check.accepts("<plist><dict><key>NSPrivacyAccessedAPITypes</key><array><dict><key>NSPrivacyAccessedAPIType</key>")
  }
}
