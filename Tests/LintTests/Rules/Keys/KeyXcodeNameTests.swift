import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct KeyXcodeNameTests {
  private let check = RuleCheck(KeyXcodeName.self)

  @Test func reportsANameThatXcodeShows() {
    let finding = check.finds("{ 1️⃣\"Bundle display name\"2️⃣ = Cellar; }", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.message == "“Bundle display name” is the name that Xcode shows; the key is CFBundleDisplayName.")
  }

  @Test func writesTheKey() {
    check.fixes("{ \"Bundle display name\" = Cellar; }", to: "{ \"CFBundleDisplayName\" = Cellar; }")
  }

  @Test func acceptsKeysAndOtherNames() {
    check.accepts("{ CFBundleDisplayName = a; \"My display name\" = b; Localizations = c; }")
  }

  @Test func namesInsideADictionaryCount() {
    check.finds("{ UILaunchScreen = { 1️⃣\"Image Name\"2️⃣ = Logo; }; }", at: [("1️⃣", "2️⃣")])
    check.fixes(
      "{ UILaunchScreen = { \"Background color\" = a; }; }",
      to: "{ UILaunchScreen = { \"UIColorName\" = a; }; }"
    )
    check.accepts("{ Own = { \"Image Name\" = Logo; }; }")
  }
}
