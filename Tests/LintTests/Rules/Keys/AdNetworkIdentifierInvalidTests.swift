import Testing

@testable import LintRules

@Suite struct AdNetworkIdentifierInvalidTests {
  private let check = RuleCheck(AdNetworkIdentifierInvalid.self)

  @Test func reportsAnItemWithoutTheKey() {
    check.finds(#"{ SKAdNetworkItems = (1️⃣{2️⃣ "a1.skadnetwork" = "a1.skadnetwork"; }); }"#, at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsCapitalsMissingSuffixesAndDuplicates() {
    let text = #"{ SKAdNetworkItems = ({ SKAdNetworkIdentifier = %; }); }"#
    check.fixes(
      text.replacing("%", with: "\"A1.SKAdNetwork\""),
      to: text.replacing("%", with: "\"a1.skadnetwork\"")
    )
    check.fixes(text.replacing("%", with: "a1"), to: text.replacing("%", with: "a1.skadnetwork"))
    check.finds(
      #"{ SKAdNetworkItems = ({ SKAdNetworkIdentifier = "a.skadnetwork"; }, { SKAdNetworkIdentifier = 1️⃣"a.skadnetwork"2️⃣; }); }"#,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsBothKindsOfNetworksAndVariables() {
    for name in ["a1.skadnetwork", "a1.adattributionkit", "$(NETWORK)"] {
      check.accepts("{ SKAdNetworkItems = ({ SKAdNetworkIdentifier = \"\(name)\"; }); }")
    }
  }
}
