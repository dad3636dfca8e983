import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PlistDuplicateKeyTests {
  private let check = RuleCheck(PlistDuplicateKey.self)

  private let text = """
    <plist version="1.0"><dict>
      <key>A</key>
      <string>one</string>
      1️⃣<key>A</key>2️⃣
      <string>two</string>
    </dict></plist>
    """

  @Test func reportsTheLaterKey() {
    let findings = check.finds(text, at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.related.count == 1)
  }

  @Test func equalValuesAreAdvice() {
    let findings = check.finds("{ A = (1, 2); 1️⃣A2️⃣ = (1, 2); B = \"x\"; 3️⃣B4️⃣ = x; }", at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
    #expect(findings.map(\.severity) == [.info, .info])
    #expect(findings.first?.message == "Duplicate key A with the same value. Remove one of the entries.")
  }

  @Test func codesignRejectsEqualValuesToo() {
    let check = RuleCheck(PlistDuplicateKey.self, file: "App.entitlements")
    let findings = check.finds("<plist><dict><key>A</key><true/>1️⃣<key>A</key>2️⃣<true/></dict></plist>", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.message.contains("codesign rejects the file") == true)
    #expect(findings.first?.fixes.count == 2)
  }

  @Test func xcodeWritesOtherEntitlementsForCodesign() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;"))
    let check = ProjectCheck(PlistDuplicateKey.self, file: "App.entitlements", project, ["Info.plist": .plist("")])
    let findings = check.finds("<plist><dict><key>A</key><true/>1️⃣<key>A</key>2️⃣<true/></dict></plist>")
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func removesEither() {
    let plain = text.filter { !"1️⃣2️⃣".contains($0) }
    check.fixes(
      plain,
      to: """
        <plist version="1.0"><dict>
          <key>A</key>
          <string>one</string>
        </dict></plist>
        """
    )
    check.fixes(
      plain,
      to: """
        <plist version="1.0"><dict>
          <key>A</key>
          <string>two</string>
        </dict></plist>
        """,
      index: 1
    )
  }

  @Test func acceptsTheSameKeyInOtherDictionaries() {
    check.accepts("{ a = { a = 1; }; b = { a = 2; }; }")
  }
}
