import Testing

@testable import LintRules

@Suite struct PlistKeyWithoutValueTests {
  private let check = RuleCheck(PlistKeyWithoutValue.self)

  @Test func reportsTheKeyThatHasNone() {
    check.finds(
      """
      <plist version="1.0"><dict>
        1️⃣<key>A</key>2️⃣
        <key>B</key>
        <string>two</string>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func insertsAnEmptyString() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>A</key>
        <key>B</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>A</key>
          <string></string>
          <key>B</key>
          <true/>
        </dict></plist>
        """
    )
    check.fixes("<dict><key>A</key></dict>", to: "<dict><key>A</key><string></string></dict>")
    check.fixes("{ a\n b = 1; }", to: "{ a = \"\";\n b = 1; }")
  }

  @Test func reportsAValueWithoutKey() {
    check.finds("<dict><key>A</key><true/>1️⃣<false/>2️⃣</dict>", at: [("1️⃣", "2️⃣")])
    check.fixes("<dict><key>A</key><true/><false/></dict>", to: "<dict><key>A</key><true/></dict>")
  }

  @Test func acceptsBothSidesOfAConflict() {
    check.accepts(
      """
      <dict>
      <key>A</key>
      <<<<<<< HEAD
      <string>1</string>
      =======
      <string>2</string>
      >>>>>>> other
      <key>B</key>
      <true/>
      </dict>
      """
    )
  }

  @Test func isAWarningIfFoundationReadsTheNextKeyAsTheValue() {
    let findings = check.finds("<dict>1️⃣<key>A</key>2️⃣3️⃣<key>B</key>4️⃣</dict>", at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
    #expect(findings.allSatisfy { $0.severity == .warning })
  }
}
