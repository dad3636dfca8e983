import Testing

@testable import LintRules

@Suite struct NFCIdentifierInvalidTests {
  private let check = RuleCheck(NFCIdentifierInvalid.self)
  private let applications = "com.apple.developer.nfc.readersession.iso7816.select-identifiers"
  private let systems = "com.apple.developer.nfc.readersession.felica.systemcodes"

  @Test func reportsShortIdentifiersAndLongSystemCodes() {
    check.finds(#"{ "\#(applications)" = (A000000001, 1️⃣A02️⃣); }"#, at: [("1️⃣", "2️⃣")])
    check.finds(#"{ "\#(systems)" = (12FC, 1️⃣12FC02️⃣); }"#, at: [("1️⃣", "2️⃣")])
  }

  @Test func takesTheSpacesAway() {
    check.fixes(
      #"{ "\#(applications)" = ("D276 0000 85"); }"#,
      to: #"{ "\#(applications)" = ("D276000085"); }"#
    )
  }

  @Test func aSystemCodeHasNoWildcard() {
    check.finds(#"{ "\#(systems)" = (8FF4, 1️⃣FFFF2️⃣, 3️⃣12ff4️⃣); }"#, at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
  }
}
