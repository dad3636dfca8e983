import Testing

@testable import LintRules

@Suite struct PrivacyTrackingDomainFormatTests {
  private let check = RuleCheck(PrivacyTrackingDomainFormat.self, file: "PrivacyInfo.xcprivacy")

  @Test(arguments: ["https://a.b", "a.b/c", "a.b:80", "a.b?x=y", "a.b/"])
  func reportsWhatIsMoreThanAHost(domain: String) {
    check.finds("{ NSPrivacyTrackingDomains = (1️⃣\"\(domain)\"2️⃣, c.d); }", at: [("1️⃣", "2️⃣")])
    check.fixes("{ NSPrivacyTrackingDomains = (\"\(domain)\"); }", to: "{ NSPrivacyTrackingDomains = (\"a.b\"); }")
  }

  @Test func reportsEmptyTexts() {
    check.finds("{ NSPrivacyTrackingDomains = (1️⃣\"\"2️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsHosts() {
    check.accepts("{ NSPrivacyTrackingDomains = (a.b, \"$(HOST)/x\"); Other = (\"a/b\"); }")
  }
}
