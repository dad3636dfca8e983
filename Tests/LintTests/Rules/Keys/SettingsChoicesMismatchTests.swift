import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct SettingsChoicesMismatchTests {
  private let check = RuleCheck(SettingsChoicesMismatch.self, file: "Settings.bundle/Root.plist")

  @Test func reportsListsOfDifferentLengths() {
    let finding = check.finds(
      "{ PreferenceSpecifiers = ({ Type = PSMultiValueSpecifier; 1️⃣Titles2️⃣ = (a, b); Values = (1, 2, 3); }); }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(finding?.message == "2 titles, but 3 values: each value needs a title.")
  }

  @Test func reportsADefaultThatIsNoValue() {
    check.finds(
      "{ PreferenceSpecifiers = ({ Type = PSMultiValueSpecifier; DefaultValue = 1️⃣x2️⃣; Titles = (a); Values = (1); }); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsMatchingLists() {
    check.accepts(
      "{ PreferenceSpecifiers = ({ Type = PSMultiValueSpecifier; DefaultValue = 2; Titles = (a, b); Values = (1, 2); }); }"
    )
    check.accepts(
      "{ PreferenceSpecifiers = ({ Type = PSTitleValueSpecifier; DefaultValue = x; Titles = (a); Values = (1); }); }"
    )
    check.accepts("{ PreferenceSpecifiers = ({ Type = PSGroupSpecifier; Title = a; }); }")
  }

  @Test func reportsASliderWithoutValuesAndADefaultOutsideItsLimits() {
    let slider = { (entries: String) in "{ PreferenceSpecifiers = ({ Type = PSSliderSpecifier; \(entries) }); }" }
    check.finds(slider("MinimumValue = 1️⃣102️⃣; MaximumValue = 1;"), at: [("1️⃣", "2️⃣")])
    let outside = check.finds(
      slider("DefaultValue = 1️⃣502️⃣; MinimumValue = 0; MaximumValue = 10;"),
      at: [("1️⃣", "2️⃣")]
    )
    #expect(outside.map(\.severity) == [.info])
    check.accepts(slider("DefaultValue = \"0.5\"; MinimumValue = 0; MaximumValue = 1;"))
    check.accepts(slider("DefaultValue = \"0.5\";"))
  }
}
