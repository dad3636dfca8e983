import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct PlistNotValidXMLTests {
  private let check = RuleCheck(PlistNotValidXML.self)

  @Test func reportsAnAttributeWithoutQuotes() {
    check.finds("<plist version=1️⃣12️⃣.0><dict/></plist>", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsAKeyInAnArray() {
    let findings = Linter(rules: [PlistNotValidXML.self])
      .findings(in: Document(path: "/a.plist", text: SourceText("<plist><array><key>a</key></array></plist>")))
    #expect(findings.count == 1)
  }

  @Test func leavesWhatFoundationRejectsToOtherRules() {
    check.accepts("<plist version=1.0><dict></plist>")
  }

  @Test func isLeftOutOfQuickRuns() {
    let document = Document(path: "/a.plist", text: SourceText("<plist version=1.0><dict/></plist>"))
    #expect(Linter(rules: [PlistNotValidXML.self]).findings(in: document, includingSlow: false).isEmpty)
  }

  @Test func removesSpaceBeforeTheDeclaration() {
    let text = "\n \n<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict/></plist>"
    check.fixes(text, to: String(text.drop { $0 != "<" }))
  }
}
