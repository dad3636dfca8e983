import SourceText
import Testing

@testable import LanguageServer
@testable import LintEngine

/// Advice that repeats in a file is an information at its first place and a hint at the others.
@Suite struct RepeatedAdviceTests {
  private func severities(_ findings: [Finding]) -> [DiagnosticSeverity?] {
    let document = OpenDocument(uri: infoPlist, version: 1, text: SourceText("0123456789"))
    let converter = DiagnosticConverter(document, in: Session(settings: Settings()))
    return PublishedFindings(findings, count: findings.count, limit: 9).diagnostics(converter).map(\.severity)
  }

  private func finding(_ rule: String, _ severity: Severity, at offset: Int, cause: FindingCause? = nil) -> Finding {
    var finding = Finding(
      rule: rule,
      severity: severity,
      range: offset..<(offset + 1),
      message: rule,
      appStoreCode: nil,
      fixes: [],
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
    finding.cause = cause
    return finding
  }

  @Test func theFirstPlaceIsTheInformation() {
    let findings = [finding("a", .info, at: 1), finding("b", .info, at: 2), finding("a", .info, at: 3)]
    #expect(severities(findings) == [.information, .information, .hint])
  }

  @Test func otherCausesAreInformationToo() {
    let findings = [1, 2].map { finding("a", .info, at: $0, cause: .table("key \($0)")) }
    #expect(severities(findings) == [.information, .information])
  }

  @Test func warningsStayWarnings() {
    let findings = [1, 2].map { finding("a", .warning, at: $0, cause: .table("")) }
    #expect(severities(findings) == [.warning, .warning])
  }
}
