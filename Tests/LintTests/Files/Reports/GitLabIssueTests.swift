import Foundation
import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

/// Findings become a code quality report of GitLab.
@Suite struct GitLabIssueTests {
  private static func issues(_ severities: [Severity]) throws -> [[String: Any]] {
    let findings = severities.map { severity in
      let finding = Finding(
        rule: "some-rule",
        severity: severity,
        range: 1..<2,
        message: "Wrong.",
        fixes: [],
        related: [],
        isUnnecessary: false,
        isDeprecated: false
      )
      return ReportedFinding(finding, path: "App/Info.plist", text: SourceText("abc"))
    }
    let paths = ReportPaths(root: "/tree", workingFolder: "/tree/Some")
    var report = FindingReport(.gitlab, version: "1", paths: paths)
    #expect(report.add(findings).isEmpty)
    return try #require(try JSONSerialization.jsonObject(with: Data(report.end().utf8)) as? [[String: Any]])
  }

  @Test func everyMemberIsThere() throws {
    let issue = try #require(try Self.issues([.error]).first)
    #expect(issue.keys.sorted() == ["check_name", "description", "fingerprint", "location", "severity"])
    #expect(issue["check_name"] as? String == "some-rule")
    let location = try #require(issue["location"] as? [String: Any])
    #expect(location["path"] as? String == "Some/App/Info.plist")
    let positions = try #require(location["positions"] as? [String: [String: Int]])
    #expect(positions == ["begin": ["line": 1, "column": 2], "end": ["line": 1, "column": 3]])
  }

  @Test func severitiesAreThoseOfGitLab() throws {
    #expect(
      try Self.issues([.info, .warning, .error]).map { $0["severity"] as? String } == ["info", "minor", "major"]
    )
  }

  @Test func fingerprintsDiffer() throws {
    #expect(Set(try Self.issues([.error, .error]).map { $0["fingerprint"] as? String }).count == 2)
  }

  @Test func noFindingsGiveAnEmptyList() throws {
    #expect(try Self.issues([]).isEmpty)
  }

  @Test func fingerprintsStayWhereNothingChanged() throws {
    let prints = try (0..<2).map { _ in try Self.issues([.error, .error]).map { $0["fingerprint"] as? String } }
    #expect(prints[0] == prints[1])
    // Programs keep them between runs, so they must not change with the version either.
    #expect(prints[0].first == "4ad28a47f455dfd6")
  }
}
