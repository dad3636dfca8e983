import Foundation
import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

/// Findings become a SARIF log; `Tests/Acceptance/Reports` validates logs of the program with the schema.
@Suite struct SarifLogTests {
  private static let text = SourceText("<dict>\n📷 <key/>\n</dict>")

  private static func finding(
    _ rule: String,
    _ range: Range<Int>,
    path: String = "App/Info 1.plist",
    code: String? = nil,
    otherFiles: [FileEdit] = []
  ) -> ReportedFinding {
    let finding = Finding(
      rule: rule,
      severity: .error,
      range: range,
      message: "Wrong.",
      appStoreCode: code,
      fixes: [Fix("Mend it", [TextEdit(range: range, replacement: "x")], otherFiles: otherFiles)],
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
    return ReportedFinding(finding, path: path, text: text)
  }

  private static func log(
    _ findings: [ReportedFinding],
    _ outcome: RunOutcome = RunOutcome()
  ) throws -> [String: Any] {
    let paths = ReportPaths(root: "/top folder", workingFolder: "/top folder/Some")
    var report = FindingReport(.sarif, version: "1.2.3", paths: paths)
    #expect(report.add(findings).isEmpty)
    return try #require(try JSONSerialization.jsonObject(with: Data(report.end(outcome).utf8)) as? [String: Any])
  }

  private static func run(_ log: [String: Any]) throws -> [String: Any] {
    try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func aLogWithoutFindingsIsComplete() throws {
    let log = try Self.log([])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["version"] as? String == "1.2.3")
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(run["newlineSequences"] as? [String] == ["\r\n", "\n", "\r"])
    let root = (run["originalUriBaseIds"] as? [String: [String: String]])?["%SRCROOT%"]
    #expect(root == ["uri": "file:///top%20folder/"])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    #expect(invocation["exitCode"] as? Int == 0)
  }

  @Test func resultsNameRulesPlacesAndFixes() throws {
    let log = try Self.log([
      Self.finding("purpose-string-empty", 12..<18), Self.finding("capabilities-duplicate", 12..<18),
    ])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let rules = try #require((run["tool"] as? [String: [String: Any]])?["driver"]?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["capabilities-duplicate", "purpose-string-empty"])
    for rule in rules {
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.contains("Info.plist") == true)
      #expect(help["markdown"]?.contains("```\n<") == true)
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0])
    let place = try #require(Self.place((results[0]["locations"] as? [[String: Any]])?.first))
    #expect(place.uri == "Some/App/Info%201.plist")
    #expect(place.base == "%SRCROOT%")
    #expect(place.region == ["startLine": 2, "startColumn": 4, "endLine": 2, "endColumn": 10])
    let related = try #require(results[0]["relatedLocations"] as? [[String: Any]]).map(Self.place)
    #expect(related.map { $0?.uri } == ["Some/App/Info%201.plist", "file:///a%20b/C.swift"])
    #expect(related.map { $0?.base } == ["%SRCROOT%", nil])
    #expect(related[1]?.region == ["startLine": 5, "startColumn": 12, "endLine": 5, "endColumn": 17])
    let fixes = try #require(results[0]["fixes"] as? [[String: Any]])
    #expect((fixes.first?["artifactChanges"] as? [Any])?.count == 1)
  }

  @Test func findingsOnEqualLinesHaveFingerprintsOfTheirOwn() throws {
    let log = try Self.log([Self.finding("a", 12..<18), Self.finding("a", 13..<18)])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["finding/v1"] }
    #expect(Set(prints).count == 2)
    #expect(prints.allSatisfy { $0.count == 16 })
  }

  @Test(arguments: [
    ("a:b.plist", "Some/a%3Ab.plist"), ("é/日本.plist", "Some/%C3%A9/%E6%97%A5%E6%9C%AC.plist"),
    ("100%?#[x].plist", "Some/100%25%3F%23%5Bx%5D.plist"), ("../b.plist", "b.plist"),
    ("./a/../b.plist", "Some/b.plist"),
    ("/elsewhere/a.plist", "file:///elsewhere/a.plist"), ("<stdin>", "Some/%3Cstdin%3E"),
  ])
  func pathsBecomeURIs(path: String, uri: String) throws {
    let run = try Self.run(try Self.log([Self.finding("a", 12..<18, path: path)]))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(Self.place((result["locations"] as? [[String: Any]])?.first)?.uri == uri)
  }

  @Test func theCodeOfTheAppStoreIsAProperty() throws {
    let run = try Self.run(try Self.log([Self.finding("a", 12..<18, code: "ITMS-1"), Self.finding("a", 12..<18)]))
    let properties = (run["results"] as? [[String: Any]])?.map { $0["properties"] as? [String: Any] }
    let codes = properties?.map { $0?["appStoreCode"] as? String }
    #expect(codes == ["ITMS-1", nil])
  }

  @Test func fixesChangeOtherFilesToo() throws {
    let table = FileEdit(
      path: "/top folder/de.lproj/InfoPlist.strings",
      change: .edits([.insert("b = 2;\n", at: 7)], of: SourceText("a = 1;\n"))
    )
    let new = FileEdit(path: "/top folder/fr.lproj/InfoPlist.strings", change: .newFile("b = 2;\n"))
    let run = try Self.run(
      try Self.log([Self.finding("a", 12..<18, otherFiles: [table]), Self.finding("a", 12..<18, otherFiles: [new])])
    )
    let results = try #require(run["results"] as? [[String: Any]])
    let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
    let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
    #expect(
      changes.map { Self.uri(["physicalLocation": $0]) } == ["Some/App/Info%201.plist", "de.lproj/InfoPlist.strings"]
    )
    let replacement = try #require((changes[1]["replacements"] as? [[String: Any]])?.first)
    #expect(
      replacement["deletedRegion"] as? [String: Int] == [
        "startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 1,
      ]
    )
    // The format has no way to make a file.
    #expect(results[1]["fixes"] == nil)
  }

  @Test func failuresAreNotifications() throws {
    let outcome = RunOutcome(
      failures: [FileFailure(path: "no.plist", reason: "is gone")],
      problems: [ConfigurationProblem(path: "/top folder/.plist-lsp.yml", line: 3, message: "Nonsense.")],
      exitStatus: 2
    )
    let run = try Self.run(try Self.log([], outcome))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect(invocation["exitCode"] as? Int == 2)
    let execution = try #require((invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
    #expect((execution["message"] as? [String: String])?["text"] == "no.plist: is gone")
    #expect(Self.uri((execution["locations"] as? [[String: Any]])?.first) == "Some/no.plist")
    let configuration = try #require((invocation["toolConfigurationNotifications"] as? [[String: Any]])?.first)
    #expect(Self.uri((configuration["locations"] as? [[String: Any]])?.first) == ".plist-lsp.yml")
  }

  private static func uri(_ location: [String: Any]?) -> String? {
    let physical = location?["physicalLocation"] as? [String: Any]
    return (physical?["artifactLocation"] as? [String: String])?["uri"]
  }

  private static func place(_ location: [String: Any]?) -> (uri: String, base: String?, region: [String: Int])? {
    guard let uri = uri(location), let physical = location?["physicalLocation"] as? [String: Any],
      let region = physical["region"] as? [String: Int]
    else { return nil }
    return (uri, (physical["artifactLocation"] as? [String: String])?["uriBaseId"], region)
  }
}
