import Testing

@testable import LintRules

@Suite struct PlistUnknownElementTests {
  private let check = RuleCheck(PlistUnknownElement.self)

  @Test(arguments: [
    ("<String>a</String>", "<string>a</string>"), ("<strng>a</strng>", "<string>a</string>"),
    ("<int>1</int>", "<integer>1</integer>"), ("<list><true/></list>", "<array><true/></array>"),
    ("<True/>", "<true/>"), ("<yes></yes>", "<true/>"),
  ])
  func writesTheNearestElement(_ bad: String, _ good: String) {
    check.fixes("<array>\(bad)</array>", to: "<array>\(good)</array>")
  }

  @Test func namesTheElement() {
    let findings = check.finds("<array><1️⃣text2️⃣>a</text></array>", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains("Did you mean <string>?") == true)
  }

  @Test func reportsOnlyTheElementAndNotItsText() {
    let all = RuleCheck(PlistMalformed.self)
    all.accepts("<array><String>a</String></array>")
  }

  @Test func makesNoGuessAtOtherNames() {
    let findings = check.finds("<array><1️⃣configuration2️⃣/></array>", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.fixes.isEmpty == true)
  }

  @Test func acceptsAllElements() {
    check.accepts("<plist><dict><key>a</key><array><true></true><data></data><real>1</real></array></dict></plist>")
  }
}
