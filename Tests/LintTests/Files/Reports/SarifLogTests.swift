import AppProject
import Foundation
@testable import Lint
import SourceText
import Testing

/// Findings become a SARIF log; `.ci/sarif.py` holds a log of the program against the published schema.
@Suite struct SarifLogTests {
  private static let text = SourceText("<dict>\n📷 <key/>\n</dict>")

  private static func finding(_ rule: String, _ range: Range<Int>) -> ReportedFinding {
    let finding = Finding(
      rule: rule,
      severity: .error,
      range: range,
      message: "Wrong.",
      fixes: [Fix("Mend it", [TextEdit(range: range, replacement: "x")])],
      related: [
        RelatedPlace(.here(0..<6), "begins here"),
        RelatedPlace(
          .elsewhere(Evidence(path: "/a b/C.swift", line: 4, lineText: "  let é = call()", columns: 12..<18)),
          "is called here"
        ),
      ],
      isUnnecessary: false,
      isDeprecated: false
    )
    return ReportedFinding(finding, path: "App/Info 1.plist", text: text)
  }

  private static func log(_ findings: [ReportedFinding]) throws -> [String: Any] {
    var report = FindingReport(.sarif, version: "1.2.3")
    #expect(report.add(findings).isEmpty)
    return try #require(try JSONSerialization.jsonObject(with: Data(report.end().utf8)) as? [String: Any])
  }

  @Test func aLogWithoutFindingsIsComplete() throws {
    let log = try Self.log([])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["version"] as? String == "1.2.3")
  }

  @Test func resultsNameRulesPlacesAndFixes() throws {
    let log = try Self.log([
      Self.finding("purpose-string-empty", 12..<18), Self.finding("capabilities-duplicate", 12..<18),
    ])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let rules = try #require((run["tool"] as? [String: [String: Any]])?["driver"]?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["capabilities-duplicate", "purpose-string-empty"])
    #expect(rules.allSatisfy { ($0["help"] as? [String: String])?["text"]?.isEmpty == false })
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0])
    let place = try #require(Self.place((results[0]["locations"] as? [[String: Any]])?.first))
    #expect(place.uri == "App/Info%201.plist")
    #expect(place.region == ["startLine": 2, "startColumn": 4, "endLine": 2, "endColumn": 10])
    let related = try #require(results[0]["relatedLocations"] as? [[String: Any]]).map(Self.place)
    #expect(related.map { $0?.uri } == ["App/Info%201.plist", "file:///a%20b/C.swift"])
    #expect(related[1]?.region == ["startLine": 5, "startColumn": 12, "endLine": 5, "endColumn": 17])
    let fixes = try #require(results[0]["fixes"] as? [[String: Any]])
    #expect((fixes.first?["artifactChanges"] as? [Any])?.count == 1)
  }

  @Test func findingsOnEqualLinesHaveFingerprintsOfTheirOwn() throws {
    let log = try Self.log([Self.finding("a", 12..<18), Self.finding("a", 13..<18)])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["lineText/v1"] }
    #expect(Set(prints).count == 2)
    #expect(prints.allSatisfy { $0.count == 16 })
  }

  private static func place(_ location: [String: Any]?) -> (uri: String, region: [String: Int])? {
    guard let physical = location?["physicalLocation"] as? [String: Any],
      let uri = (physical["artifactLocation"] as? [String: String])?["uri"],
      let region = physical["region"] as? [String: Int]
    else { return nil }
    return (uri, region)
  }
}
