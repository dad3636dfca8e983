import Testing

@testable import Lint

@Suite struct PrivacyReasonSpecialTests {
  private let check = RuleCheck(PrivacyReasonSpecial.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsSpecialReasons() {
    check.finds(
      """
      { NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPITypeReasons = (1️⃣"B728.1"2️⃣, 3️⃣"AC6B.1"4️⃣, "CA92.1"); }); }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    check.accepts("{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPITypeReasons = (\"54BD.1\"); }); }")
  }
}
