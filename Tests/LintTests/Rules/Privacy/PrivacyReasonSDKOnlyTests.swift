import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrivacyReasonSDKOnlyTests {
  private let check = RuleCheck(PrivacyReasonSDKOnly.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsReasonsOfSDKs() {
    check.finds(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPITypeReasons = (1️⃣\"0A2A.1\"2️⃣, \"CA92.1\"); }); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.accepts(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPITypeReasons = (\"CA92.1\"); }); Other = (\"0A2A.1\"); }"
    )
  }

  @Test func reasonsThatReactNativeCopiesAreNextToThoseOfTheApp() {
    let entry = { (reasons: String) in
      "{ NSPrivacyAccessedAPITypes = ( { NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults; "
        + "NSPrivacyAccessedAPITypeReasons = (\(reasons)); } ); }"
    }
    var code = CodeUsage()
    code.sharesManifest = true
    let check = ProjectCheck(PrivacyReasonSDKOnly.self, file: "PrivacyInfo.xcprivacy", [:], code: code)
    check.accepts(entry("\"CA92.1\", \"C56D.1\""))
    check.finds(entry("1️⃣\"C56D.1\"2️⃣"))
  }
}
