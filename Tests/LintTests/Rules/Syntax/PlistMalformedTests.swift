@testable import LintEngine
import SourceText
import ProjectFiles
import Testing

@testable import LintRules

@Suite struct PlistMalformedTests {
  private let check = RuleCheck(PlistMalformed.self)

  @Test func reportsAMissingCloseTag() {
    let findings = check.finds(
      """
      <plist version="1.0"><dict>
        <key>A</key>
        <string>one1️⃣
        <key>B</key>
        <string>two</string>
      </dict></plist>
      """,
      at: [("1️⃣", "1️⃣")]
    )
    #expect(findings.first?.message.contains("<string> of line 3") == true)
    #expect(findings.first?.related.count == 1)
  }

  @Test func aBinaryFileInAnEditorShowsIt() {
    let findings = check.finds("1️⃣bplist002️⃣\u{FFFD}\u{1}\u{2}Q<a>\u{FFFD}{", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains("binary property list") == true)
    check.accepts("{ bplist00 = e; }")
  }

  @Test func insertsACloseTag() {
    check.fixes(
      "<plist><dict><key>A</key><array><string>x</string></dict></plist>",
      to: "<plist><dict><key>A</key><array><string>x</string></array>\n</dict></plist>"
    )
    check.fixes("<plist><array><string>x</array></plist>", to: "<plist><array><string>x</string></array></plist>")
    check.fixes("<plist><string>x</strng></plist>", to: "<plist><string>x</string></plist>")
  }

  @Test func insertsAMissingOpenTag() {
    let text = "<plist><dict><key>A</key><array><key>B</key><true/>1️⃣</dict>2️⃣</array></dict></plist>"
    check.finds(text, at: [("1️⃣", "2️⃣")])
    check.fixes(
      text.filter { !"1️⃣2️⃣".contains($0) },
      to: "<plist><dict><key>A</key><array><dict>\n<key>B</key><true/></dict></array></dict></plist>"
    )
  }

  @Test func removesAStrayCloseTag() {
    check.fixes("<plist><dict></array></dict></plist>", to: "<plist><dict></dict></plist>")
  }

  @Test func closesATag() {
    check.fixes(
      "<plist><dict><key>A</key><true/></dict\n</plist>",
      to: "<plist><dict><key>A</key><true/></dict>\n</plist>"
    )
    check.fixes("<plist><string>a</string x></plist>", to: "<plist><string>a</string></plist>")
  }

  @Test func reportsAnEmptyFile() {
    check.finds("1️⃣", at: [("1️⃣", "1️⃣")])
    check.finds("<plist>1️⃣</plist>2️⃣", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsOldStyleFiles() {
    check.finds("{ a = 11️⃣ }", at: [("1️⃣", "1️⃣")])
    check.fixes("{ a = (1 2); }", to: "{ a = (1, 2); }")
    check.fixes("{ a = (1, 2; }", to: "{ a = (1, 2); }")
    check.finds("{ a = 1️⃣<*I5>2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsWhatFoundationReads() {
    check.accepts("<plist version=\"1.0\"><dict><key>A</key><data></data></dict></plist>")
    check.accepts("{ a = (1, 2,); b; }")
  }

  @Test func whatIsOpenAtTheEndIsOneDefect() {
    let causes = { (text: String) in
      Linter(rules: [PlistMalformed.self])
        .findings(in: Document(path: "/a.plist", text: SourceText("<plist version=\"1.0\">\n<dict>\n\(text)"))).map(
          \.cause
        )
    }
    let ends = [FindingCause.file("open at the end")]
    for text in ["<key>a</key>\n<dict>\n<key>b</key>\n<string>c", "<key>a</key>\n<array>\n<true/>\n", ""] {
      #expect(Set(causes(text)) == Set(ends), "\(text)")
    }
    #expect(!causes("<key>a</key>\n<string>b\n<key>c</key>\n<true/>\n</dict></plist>").contains(ends[0]))
  }
}
