import Testing

@testable import LintRules

@Suite struct SettingsKeyDuplicateTests {
  private let check = RuleCheck(SettingsKeyDuplicate.self, file: "Settings.bundle/Root.plist")

  private func rows(_ second: String) -> String {
    "{ PreferenceSpecifiers = ({ Type = PSToggleSwitchSpecifier; Key = sound; }, { \(second) }); }"
  }

  @Test func reportsTheSecondRow() {
    check.finds(rows("Type = PSSliderSpecifier; Key = 1️⃣sound2️⃣;"), at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsATitleAndAnotherDevice() {
    check.accepts(rows("Type = PSTitleValueSpecifier; Key = sound;"))
    check.accepts(rows("Type = PSSliderSpecifier; Key = sound; SupportedUserInterfaceIdioms = (Pad);"))
  }
}
