import Testing

@testable import LintRules

@Suite struct LocationTemporaryEntryInvalidTests {
  private let check = RuleCheck(LocationTemporaryEntryInvalid.self)

  @Test func reportsBlankTextsAndOtherTypes() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>NSLocationTemporaryUsageDescriptionDictionary</key>
        <dict>
          <key>Empty</key>
          1️⃣<string/>2️⃣
          <key>Number</key>
          3️⃣<integer>1</integer>4️⃣
          <key>Good</key>
          <string>Guide you turn by turn.</string>
        </dict>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func reportsOldStyleValues() {
    check.finds(
      "{ NSLocationTemporaryUsageDescriptionDictionary = { Blank = 1️⃣\" \"2️⃣; List = 3️⃣(a)4️⃣; }; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func reportsLongTexts() {
    let text = String(repeating: "a", count: 4000)
    check.finds(
      "{ NSLocationTemporaryUsageDescriptionDictionary = { Long = 1️⃣\"\(text)\"2️⃣; }; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsTextsVariablesAndOtherKeys() {
    check.accepts(
      """
      { NSLocationTemporaryUsageDescriptionDictionary = { Walk = "Guide you."; Run = "$(TEXT)"; }; Other = { Walk = ""; };
        Inner = { NSLocationTemporaryUsageDescriptionDictionary = { Walk = ""; }; }; }
      """
    )
    check.accepts("{ NSLocationTemporaryUsageDescriptionDictionary = {}; }")
  }
}
