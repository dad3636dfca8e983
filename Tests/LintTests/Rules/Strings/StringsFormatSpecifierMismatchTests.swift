import Testing

@testable import LintRules

@Suite struct StringsFormatSpecifierMismatchTests {
  private let check = RuleCheck(StringsFormatSpecifierMismatch.self, file: "Localizable.strings")

  @Test func reportsOtherTypesAndSurplusArguments() {
    let findings = check.finds(
      """
      "%@ of %d" = "1️⃣%d2️⃣ von %@";
      "%d left" = "%d übrig, 3️⃣%@4️⃣";
      "%1$@ %2$d" = "5️⃣%2$@6️⃣ %1$@";
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test func mentionsArgumentsThatAreLeftOut() {
    let findings = check.finds("\"Find %@ in %@\" = 1️⃣\"Suche in %@\"2️⃣;", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.map { $0.message.contains("argument 2") } == [true])
  }

  @Test func acceptsOtherOrdersNamesAndWholeNumbers() {
    check.accepts(
      """
      "%@ of %d" = "%2$d von %1$@";
      "%d left" = "%ld übrig";
      "done.message" = "%@ done";
      "100% of all" = "100 % von allen";
      "50%% off %@" = "%@ um 50 %% billiger";
      "%@ there" = "";
      "to %@" = "nach % @";
      "%d files" = "%#@files@";
      "%@ half" =
      """
    )
  }
}
