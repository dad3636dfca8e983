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
    // A number that is read as an object ends the app.
    #expect(findings.map(\.severity) == [.error, .warning, .error])
  }

  @Test func mentionsArgumentsThatAreLeftOut() {
    let findings = check.finds("\"Find %@ in %@\" = 1️⃣\"Suche in %@\"2️⃣;", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.map { $0.message.contains("argument 2") } == [true])
  }

  @Test func remnantsOfPlaceholdersAreShown() {
    let findings = check.finds(
      """
      "Delete %@" = "1️⃣%2️⃣ löschen";
      "%1$@ in %2$@" = "%1$@ in (3️⃣%24️⃣)";
      "Save %@" = "Sichern: 5️⃣{0}6️⃣";
      "Off by %@" = 7️⃣"Um 10 % daneben"8️⃣;
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣"), ("7️⃣", "8️⃣")]
    )
    #expect(findings.map(\.severity) == [.warning, .warning, .warning, .info])
    let escaped = check.finds("\"%@ done\" = 1️⃣\"50%% fertig\"2️⃣;", at: [("1️⃣", "2️⃣")])
    #expect(escaped.map(\.severity) == [.info])
    #expect(findings.first?.message == "“%” is not a placeholder, so argument 1 of the key is not shown.")
  }

  @Test func aSpaceAfterThePercentSignOfAFormatIsAFlag() {
    check.finds("\"%@ percent of %@\" = \"%@ 1️⃣% d2️⃣e %@\";", at: [("1️⃣", "2️⃣")])
    check.finds("\"Hello %@\" = \"안녕 1️⃣$@2️⃣ 님\";", at: [("1️⃣", "2️⃣")])
  }

  @Test func aLabelNeedsItsValue() {
    let findings = check.finds(
      "\"Level: %@\" = 1️⃣\"Stufe:\"2️⃣;\n\"At level %@\" = 3️⃣\"Auf der Stufe\"4️⃣;",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.warning, .info])
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

  @Test func placeholdersOfOtherSystemsAreShown() {
    let findings = check.finds("\"Hi %@\" = \"Hallo 1️⃣{name}2️⃣\";", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.hasPrefix("“{name}” is not a placeholder") == true)
    // The code replaces what the text has too.
    let named = check.finds("\"{name} of %@\" = 1️⃣\"{name}\"2️⃣;", at: [("1️⃣", "2️⃣")])
    #expect(named.map(\.severity) == [.info])
  }
}
