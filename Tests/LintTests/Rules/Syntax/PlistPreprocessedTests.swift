import ProjectFiles
import TestSupport
import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct PlistPreprocessedTests {
  private let check = RuleCheck(PlistPreprocessed.self)

  private let text = """
    <plist version="1.0"><dict>
    1️⃣#if DEBUG2️⃣
      <key>A</key>
      <string>one</string>
    #else
      <key>A</key>
      <string>two & three</string>
    #endif
    </dict></plist>
    """

  @Test func reportsTheFileOnce() {
    let findings = check.finds(text, at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .info)
  }

  @Test func keepsAllOtherRulesBack() {
    let document = Document(path: "/app/Info.plist", text: MarkedText(text).source)
    #expect(Linter().findings(in: document).map(\.rule) == ["plist-preprocessed"])
  }

  @Test func placeholdersOfTemplatesAreNoElements() {
    let text = "<plist><dict><key>A</key>1️⃣<${IS_ON}/>2️⃣</dict></plist>"
    let findings = check.finds(text, at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains("placeholder") == true)
    let document = Document(path: "/app/App.entitlements", text: MarkedText(text).source)
    #expect(Linter().findings(in: document).map(\.rule) == ["plist-preprocessed"])
  }

  @Test func acceptsOtherFiles() {
    check.accepts("<plist><string>#if</string></plist>")
  }
}
