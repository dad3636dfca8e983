import Testing

@testable import LintRules

@Suite struct EntitlementNFCNDEFTests {
  private let check = RuleCheck(EntitlementNFCNDEF.self, file: "App.entitlements")

  @Test func reportsNDEF() {
    check.finds("{ \"com.apple.developer.nfc.readersession.formats\" = (1️⃣NDEF2️⃣, TAG); }", at: [("1️⃣", "2️⃣")])
    check.accepts("{ \"com.apple.developer.nfc.readersession.formats\" = (TAG, PACE); }")
    check.accepts("{ \"com.apple.developer.nfc.readersession.formats\" = NDEF; Other = (NDEF); }")
  }

  @Test func removesItNextToTag() {
    check.fixes(
      "{ \"com.apple.developer.nfc.readersession.formats\" = (NDEF, TAG); }",
      to: "{ \"com.apple.developer.nfc.readersession.formats\" = ( TAG); }"
    )
  }

  @Test func writesTagInItsPlace() {
    check.fixes(
      "{ \"com.apple.developer.nfc.readersession.formats\" = (NDEF); }",
      to: "{ \"com.apple.developer.nfc.readersession.formats\" = (TAG); }"
    )
  }
}
