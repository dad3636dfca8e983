import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintRules

/// Comments suppress findings.
@Suite struct SuppressionTests {
  private func rules(_ text: String, file: String = "Info.plist") -> [String] {
    let document = Document(path: file, text: SourceText(text))
    #expect(document.tree.printed() == Array(text.utf8))
    return Linter().findings(in: document).map(\.rule)
  }

  private func xml(_ lines: String...) -> String {
    "<plist version=\"1.0\"><dict>\n\(lines.joined(separator: "\n"))\n</dict></plist>"
  }

  private let camera = "<key>NSCameraUsageDescription</key>"
  private let contacts = "<key>NSContactsUsageDescription</key>"
  private let rule = "purpose-string-empty"

  @Test func theNextLineIsSuppressed() {
    let comment = "<!-- plist-lsp:disable:next \(rule) -->"
    #expect(rules(xml(camera, comment, "<string></string>")) == [])
    #expect(rules(xml(camera, comment, "", "<string></string>")) == ["suppression-unused", rule])
  }

  @Test func theSameLineIsSuppressed() {
    #expect(rules(xml(camera, "<string></string> <!-- plist-lsp:disable:this \(rule) -->")) == [])
  }

  @Test func thePreviousLineIsSuppressed() {
    #expect(
      rules(xml(camera, "<string></string>", "<!-- plist-lsp:disable:previous \(rule) - a script fills it -->")) == []
    )
  }

  @Test func regionsReachToWhereTheyAreEnabled() {
    let region = xml(
      "<!-- plist-lsp:disable \(rule) -->",
      camera,
      "<string></string>",
      "<!-- plist-lsp:enable \(rule) -->",
      contacts,
      "<string></string>"
    )
    #expect(rules(region) == [rule])
    #expect(
      rules(xml("<!-- plist-lsp:disable all -->", camera, "<string></string>", contacts, "<string></string>")) == []
    )
  }

  @Test func theLineOfACommentThatEnablesIsChecked() {
    let text = xml(
      "<!-- plist-lsp:disable \(rule) -->",
      camera,
      "<string></string>",
      contacts,
      "<!-- plist-lsp:enable \(rule) --><string></string>"
    )
    #expect(rules(text) == [rule])
  }

  @Test func allThatIsDisabledCanBeEnabledAtOnce() {
    let text = xml(
      "<!-- plist-lsp:disable \(rule) key-wrong-type -->",
      camera,
      "<string></string>",
      "<!-- plist-lsp:enable all -->",
      contacts,
      "<string></string>"
    )
    #expect(rules(text) == ["suppression-unused", rule])
  }

  @Test func commentsNeedNoSpaceAtTheirEnds() {
    #expect(rules(xml(camera, "<!--plist-lsp:disable:next \(rule)-->", "<string></string>")) == [])
    #expect(rules("{\n  /*plist-lsp:disable:next \(rule)*/\n  NSCameraUsageDescription = \"\";\n}") == [])
  }

  @Test func commentsForAllRulesMayBeForThoseThatTakeLong() {
    let text = xml("<!-- plist-lsp:disable:next all -->", "<key>CFBundleName</key>", "<string>Notes</string>")
    #expect(rules(text) == [])
  }

  @Test("bug: a comment for all rules above a finding of a slow rule about the project was called unused")
  func commentsForAllRulesMayServeSlowRulesAboutTheProject() {
    let file = "de.lproj/Localizable.strings"
    let text = "// plist-lsp:disable:next all\n\"NSCameraUsageDescription\" = \"Lesen.\";\n"
    let project = LocalizedProject([file: text]).context(file)
    let document = Document(path: "/app/\(file)", text: SourceText(text))
    #expect(Linter().findings(in: document, project: project).map(\.rule) == [])
    #expect(Linter().findings(in: document, project: project, includingSlow: false).map(\.rule) == [])
  }

  @Test func manyCommentsSuppressEachTheirLine() {
    let pair = "// plist-lsp:disable:next strings-duplicate-key\n\"a\" = \"b\";\n"
    let text = String(repeating: pair, count: 300)
    #expect(rules(text, file: "Localizable.strings") == ["suppression-unused"])
  }

  @Test func severalRulesCanBeNamed() {
    let comment = "<!-- plist-lsp:disable:next key-wrong-type, \(rule) -->"
    #expect(rules(xml(camera, comment, "<string></string>")) == ["suppression-unused"])
  }

  @Test func commentsOfTheOldSyntaxSuppress() {
    #expect(rules("{\n  /* plist-lsp:disable:next \(rule) */\n  NSCameraUsageDescription = \"\";\n}") == [])
    #expect(rules("{\n  // plist-lsp:disable:next \(rule)\n  NSCameraUsageDescription = \"\";\n}") == [])
    let table = "// plist-lsp:disable strings-duplicate-key\n\"a\" = \"b\";\n\"a\" = \"c\";\n"
    #expect(rules(table, file: "Localizable.strings") == [])
  }

  @Test(arguments: [
    "plist-lsp disable purpose-string-empty", "plist-lsp:disabled purpose-string-empty", "plist-lsp:disable",
    "see plist-lsp:disable purpose-string-empty",
  ])
  func otherCommentsAreNone(text: String) {
    #expect(rules(xml("<!-- \(text) -->", camera, "<string></string>")) == [rule])
  }

  @Test func textThatLooksLikeACommentIsNone() {
    let key = "<key>Note</key>"
    let text = xml(key, "<string>plist-lsp:disable \(rule)</string>", camera, "<string></string>")
    #expect(rules(text) == [rule])
  }

  @Test func misspeltRulesAreReported() throws {
    let text = xml(camera, "<!-- plist-lsp:disable:next purpose-string-emty -->", "<string></string>")
    let document = Document(path: "Info.plist", text: SourceText(text))
    let finding = try #require(Linter().findings(in: document).first { $0.rule == "suppression-unknown-rule" })
    #expect(document.text.string(in: finding.range) == "purpose-string-emty")
    let fixed = document.text.applying(try #require(finding.fixes.first).edits).string
    #expect(rules(fixed) == [])
  }

  @Test func commentsThatSuppressNothingCanBeRemoved() throws {
    let text = xml("<!-- plist-lsp:disable:next \(rule) -->", "<key>CFBundleName</key>", "<string>Notes</string>")
    let document = Document(path: "Info.plist", text: SourceText(text))
    let finding = try #require(Linter().findings(in: document).first)
    #expect(finding.rule == "suppression-unused")
    let fixed = document.text.applying(try #require(finding.fixes.first).edits).string
    #expect(fixed == xml("<key>CFBundleName</key>", "<string>Notes</string>"))
  }

  @Test func aFixInsertsTheComment() throws {
    for text in [
      xml("  " + camera, "  <string></string>"), "{\n  NSCameraUsageDescription = \"\";\n}",
      "{\r\n\tNSCameraUsageDescription = \"\";\r\n}",
    ] {
      let document = Document(path: "Info.plist", text: SourceText(text))
      let finding = try #require(Linter().findings(in: document).first)
      let fix = try #require(SuppressionFix.fix(for: finding, in: document))
      #expect(rules(document.text.applying(fix.edits).string) == [])
    }
  }

  @Test func noCommentIsPutWhereItWouldBeText() throws {
    let text = "<plist version=\"1.0\"><dict><key>NSCameraUsageDescription</key><string></string></dict></plist>"
    let document = Document(path: "Info.plist", text: SourceText(text))
    let finding = try #require(Linter().findings(in: document).first)
    #expect(SuppressionFix.fix(for: finding, in: document) == nil)
    let multiline = Document(path: "Info.plist", text: SourceText(xml(camera, "<string>\nTODO\n</string>")))
    for finding in Linter().findings(in: multiline) {
      guard let fix = SuppressionFix.fix(for: finding, in: multiline) else { continue }
      #expect(rules(multiline.text.applying(fix.edits).string).contains("plist-altered-value") == false)
    }
  }

  @Test func aRuleThatIsDisabledTwiceIsEnabledOnce() {
    let text = xml(
      "<!-- plist-lsp:disable \(rule) -->",
      camera,
      "<string></string>",
      "<!-- plist-lsp:disable \(rule) -->",
      "<!-- plist-lsp:enable \(rule) -->",
      contacts,
      "<string></string>"
    )
    #expect(rules(text) == ["suppression-unused", rule])
  }
}
