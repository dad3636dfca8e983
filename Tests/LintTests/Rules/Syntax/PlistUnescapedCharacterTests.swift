import Testing

@testable import LintRules

@Suite struct PlistUnescapedCharacterTests {
  private let check = RuleCheck(PlistUnescapedCharacter.self)

  @Test func reportsEachCharacter() {
    check.finds(
      "<string>a 1️⃣&2️⃣ b 3️⃣<4️⃣ c</string>",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test(arguments: [
    ("a&b", "a&amp;b"), ("1 < 2", "1 &lt; 2"), ("a&b=c;", "a&amp;b=c;"), ("x &nbsp; y", "x &amp;nbsp; y"),
  ])
  func escapesIt(_ bad: String, _ good: String) {
    check.fixes("<string>\(bad)</string>", to: "<string>\(good)</string>")
  }

  @Test func acceptsReferencesAndCDATA() {
    check.accepts("<string>&amp;&lt;&gt;&quot;&apos;&#233;&#xE9;<![CDATA[a & b < c]]></string>")
  }
}
