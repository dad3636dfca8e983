import Foundation
import LintEngine
import ProjectFiles
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

struct DiagnosticConverterTests {
  private let marked = MarkedText("1️⃣é🎧2️⃣ x3️⃣")

  @Test func aRichClientGetsEverything() throws {
    let diagnostic = try convert(finding(), for: richDiagnostics)
    #expect(diagnostic.range == marked.positions("1️⃣", "2️⃣"))
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.code == .string("some-rule"))
    #expect(diagnostic.codeDescription == nil, "the pages of rules are not published")
    #expect(diagnostic.source == "plist-lsp")
    #expect(diagnostic.message == "Something is wrong.", "reports have the code apart too")
    #expect(diagnostic.tags == [.unnecessary, .deprecated])
    #expect(diagnostic.data?["appStoreCode"]?.string == "ITMS-1")
    let related = try #require(diagnostic.relatedInformation)
    #expect(related.map(\.message) == ["here", "there"])
    #expect(related.first?.location == Location(uri: infoPlist, range: marked.positions("2️⃣", "3️⃣")))
    let elsewhere = PositionRange(start: Position(line: 7, character: 3), end: Position(line: 7, character: 5))
    #expect(related.last?.location == Location(uri: DocumentURI("file:///app/A%20B.swift"), range: elsewhere))
  }

  @Test func aPlainClientGetsWhatEveryClientKnows() throws {
    let diagnostic = try convert(finding(), for: "{}")
    #expect(diagnostic.code == .string("some-rule"))
    #expect(diagnostic.codeDescription == nil)
    #expect(diagnostic.tags == nil)
    #expect(diagnostic.relatedInformation == nil)
    #expect(diagnostic.data == nil)
  }

  @Test func theCodeLeadsToThePageOfTheRuleWhereSettingsNameIt() throws {
    let finding = finding(rule: "purpose-string-empty")
    let pages = "https://example.org/rules/{rule}.html"
    let diagnostic = try convert(finding, for: richDiagnostics, rulePages: pages)
    #expect(diagnostic.codeDescription?.href == "https://example.org/rules/purpose-string-empty.html")
    let folder = try convert(finding, for: richDiagnostics, rulePages: "file:///docs")
    #expect(folder.codeDescription?.href == "file:///docs/rules/purpose-string-empty.md")
    #expect(try convert(finding, for: "{}", rulePages: pages).codeDescription == nil, "the client cannot lead there")
    #expect(try convert(self.finding(), for: richDiagnostics, rulePages: pages).codeDescription == nil, "no such rule")
    #expect(try convert(finding, for: richDiagnostics, rulePages: "javascript:x").codeDescription == nil)
    #expect(try convert(finding, for: richDiagnostics).codeDescription == nil, "the pages are not published")
  }

  @Test func onlyTagsThatTheClientListsAreSent() throws {
    let capabilities = #"{"textDocument": {"publishDiagnostics": {"tagSupport": {"valueSet": [2]}}}}"#
    #expect(try convert(finding(), for: capabilities).tags == [.deprecated])
  }

  @Test func theMembersOfAPullingClientCount() throws {
    let capabilities = """
      {"textDocument": {"diagnostic": {"dataSupport": true, "relatedInformation": false},
       "publishDiagnostics": {"codeDescriptionSupport": true, "relatedInformation": true}}}
      """
    let diagnostic = try convert(finding(), for: capabilities)
    #expect(diagnostic.data != nil)
    #expect(diagnostic.codeDescription == nil)
    #expect(diagnostic.relatedInformation == nil)
  }

  @Test func aPullingClientThatStatesMembersInTheOldPlaceIsUnderstood() throws {
    let capabilities = """
      {"textDocument": {"diagnostic": {"dynamicRegistration": true}, "publishDiagnostics": {"relatedInformation": true}}}
      """
    #expect(try convert(finding(), for: capabilities).relatedInformation?.count == 2)
  }

  @Test(
    "severities",
    arguments: [(.error, .error), (.warning, .warning), (.info, .information)] as [(Severity, DiagnosticSeverity)]
  )
  func severity(severity: Severity, expected: DiagnosticSeverity) throws {
    var finding = finding()
    finding.severity = severity
    #expect(try convert(finding, for: "{}").severity == expected)
  }

  private func finding(rule: String = "some-rule") -> Finding {
    let evidence = Evidence(path: "/app/A B.swift", line: 7, lineText: "🎧 AVCapture", columns: 5..<7)
    var context = RuleContext(Document(path: "Info.plist", text: marked.source))
    let description = RuleDescription(
      id: rule,
      severity: .warning,
      example: .init(bad: "", good: ""),
      appStoreCode: "ITMS-1"
    )
    context.report(
      description,
      at: marked.range("1️⃣", "2️⃣"),
      "Something is wrong.",
      related: [
        RelatedPlace(.here(marked.range("2️⃣", "3️⃣")), "here"), RelatedPlace(.elsewhere(evidence), "there"),
      ],
      isUnnecessary: true,
      isDeprecated: true
    )
    return context.findings[0]
  }

  private func convert(_ finding: Finding, for capabilities: String, rulePages: String = "") throws -> Diagnostic {
    var session = Session(settings: Settings().merging(["rulePages": .string(rulePages)]))
    session.client = ClientFeatures(try JSONDecoder().decode(JSONValue.self, from: Data(capabilities.utf8)))
    let document = OpenDocument(uri: infoPlist, version: 1, text: marked.source)
    return DiagnosticConverter(document, in: session).diagnostic(finding)
  }
}
