import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ValueOutOfRangeTests {
  private let check = RuleCheck(ValueOutOfRange.self, file: "LaunchAgents/a.plist")

  @Test func reportsHoursThatNoDayHas() {
    let finding = check.finds(
      "<plist version=\"1.0\"><dict><key>StartCalendarInterval</key><dict><key>Hour</key>1️⃣<integer>25</integer>2️⃣</dict></dict></plist>",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(finding?.message == "25 is not a valid value for Hour; use a number from 0 to 23.")
    check.finds(
      "<plist version=\"1.0\"><dict><key>StartCalendarInterval</key><array><dict><key>Month</key>1️⃣<integer>0</integer>2️⃣</dict></array></dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsValidNumbers() {
    check.accepts(
      "<plist version=\"1.0\"><dict><key>StartCalendarInterval</key><dict><key>Hour</key><integer>23</integer><key>Weekday</key><integer>7</integer></dict><key>Nice</key><integer>-5</integer></dict></plist>"
    )
  }
}
