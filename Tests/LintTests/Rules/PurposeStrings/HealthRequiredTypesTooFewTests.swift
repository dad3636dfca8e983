import Testing

@testable import LintRules

@Suite struct HealthRequiredTypesTooFewTests {
  private let check = RuleCheck(HealthRequiredTypesTooFew.self)

  @Test(arguments: ["()", "(a)", "(a, b)"])
  func reportsShortLists(_ list: String) {
    check.finds("{ NSHealthRequiredReadAuthorizationTypeIdentifiers = 1️⃣\(list)2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsXML() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>NSHealthRequiredReadAuthorizationTypeIdentifiers</key>
        1️⃣<array>
          <string>HKClinicalTypeIdentifierAllergyRecord</string>
        </array>2️⃣
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsThreeVariablesAndOtherKeys() {
    check.accepts("{ NSHealthRequiredReadAuthorizationTypeIdentifiers = (a, b, c); }")
    check.accepts("{ NSHealthRequiredReadAuthorizationTypeIdentifiers = (\"$(TYPES)\"); }")
    check.accepts("{ Inner = { NSHealthRequiredReadAuthorizationTypeIdentifiers = (a); }; Other = (a); }")
  }
}
