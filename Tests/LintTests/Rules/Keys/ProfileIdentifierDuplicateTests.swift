import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ProfileIdentifierDuplicateTests {
  private func check(_ other: String) -> ProjectCheck {
    ProjectCheck(
      ProfileIdentifierDuplicate.self,
      file: "a.mobileconfig",
      ["b.mobileconfig": .plist("<key>PayloadIdentifier</key> <string>\(other)</string>")]
    )
  }

  private func text(_ value: String) -> String {
    "<plist version=\"1.0\"><dict><key>PayloadIdentifier</key>\(value)</dict></plist>"
  }

  @Test func reportsTheIdentifierOfAnotherProfile() {
    let finding = check("org.a").finds(text("1️⃣<string>org.a</string>2️⃣")).first
    #expect(
      finding?.message
        == "b.mobileconfig has the identifier “org.a” too: installing one of the profiles replaces the other."
    )
    check("org.b").accepts(text("<string>org.a</string>"))
  }
}
