import SourceText
import Testing

@testable import LintEngine
@testable import LintFiles

/// Findings of one cause are reported once.
@Suite struct JoinedFindingsTests {
  private static func finding(
    _ path: String,
    at offset: Int = 0,
    rule: String = "some-rule",
    severity: Severity = .warning,
    cause: FindingCause? = .table("a"),
    developmentLanguage: String? = "en",
    grounds: [Ground] = []
  ) -> ReportedFinding {
    var finding = Finding(
      rule: rule,
      severity: severity,
      range: offset..<(offset + 1),
      message: "Wrong in \(path).",
      fixes: [],
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
    finding.cause = cause
    finding.grounds = grounds
    var file = ReportedFile(path: path, absolutePath: "/app/\(path)", text: SourceText("abcdefghijklmnopqrst"))
    file.developmentLanguage = developmentLanguage
    return ReportedFinding(finding, in: file)
  }

  private static func tables(_ languages: String...) -> [ReportedFinding] {
    languages.map { finding("\($0).lproj/Localizable.strings") }
  }

  @Test func theTableOfTheDevelopmentLanguageIsReportedForAll() throws {
    let joined = JoinedFindings.joined(Self.tables("de", "en", "fr"))
    let finding = try #require(joined.first)
    #expect(joined.count == 1)
    #expect(finding.file == "en.lproj/Localizable.strings")
    #expect(finding.count == 3)
    #expect(finding.fullMessage == "Wrong in en.lproj/Localizable.strings. (2 more like this, in 3 files)")
    #expect(finding.related.map(\.file) == ["de.lproj/Localizable.strings", "fr.lproj/Localizable.strings"])
    #expect(finding.related.first?.message == "Wrong in de.lproj/Localizable.strings.")
  }

  @Test func withoutThatTableItIsTheFirst() {
    let joined = JoinedFindings.joined(Self.tables("fr", "de"))
    #expect(joined.map(\.file) == ["fr.lproj/Localizable.strings"])
  }

  @Test func tablesOfOtherNamesAndFoldersAreOther() {
    let paths = ["de.lproj/A.strings", "de.lproj/B.strings", "Kit/de.lproj/A.strings", "A.strings"]
    #expect(JoinedFindings.joined(paths.map { Self.finding($0) }).map(\.file) == paths)
  }

  @Test func otherCausesAndRulesAreOther() {
    let path = "de.lproj/A.strings"
    let findings = [
      Self.finding(path), Self.finding(path, rule: "other-rule"), Self.finding(path, cause: .table("b")),
      Self.finding(path, cause: .file("a")), Self.finding(path, cause: nil), Self.finding(path, cause: nil),
    ]
    #expect(JoinedFindings.joined(findings) == findings)
  }

  @Test func adviceIsCountedForEachRuleAndFile() throws {
    let joined = JoinedFindings.joined(
      (0..<3).map { Self.finding("A.plist", at: $0, severity: .info, cause: nil) }
        + [Self.finding("B.plist", severity: .info, cause: nil)]
    )
    #expect(joined.map(\.count) == [3, 1])
    #expect(joined.first?.column == 1)
    #expect(joined.first?.fullMessage == "Wrong in A.plist. (2 more like this)")
    #expect(joined.last?.fullMessage == "Wrong in B.plist.")
  }

  @Test func theMostSevereIsReported() {
    let joined = JoinedFindings.joined([
      Self.finding("en.lproj/A.strings", severity: .info), Self.finding("fr.lproj/A.strings", severity: .error),
    ])
    #expect(joined.map(\.severity) == [.error])
  }

  @Test func aDefectOfAnotherFileIsReportedThere() {
    let cause = FindingCause.place("/app/Info.plist", "NSCameraUsageDescription", of: "some-rule")
    let joined = JoinedFindings.joined([
      Self.finding("App.entitlements", rule: "other-rule", cause: cause), Self.finding("Info.plist", cause: cause),
    ])
    #expect(joined.map(\.file) == ["Info.plist"])
    #expect(joined.first?.related.map(\.file) == ["App.entitlements"])
  }

  @Test func whatTheBuildMakesIsInTheFileThatItIsMadeOf() {
    let cause = FindingCause.place("/app/A.xcodeproj/project.pbxproj/App/Info.plist", "a")
    let joined = JoinedFindings.joined([
      Self.finding("A.entitlements", cause: cause), Self.finding("A.xcodeproj/project.pbxproj", cause: cause),
    ])
    #expect(joined.map(\.file) == ["A.xcodeproj/project.pbxproj"])
  }

  @Test func adviceForAllFilesIsGivenOnce() {
    let joined = JoinedFindings.joined(["a", "b", "c"].map { Self.finding("\($0)/Info.plist", cause: .run("")) })
    #expect(joined.map(\.fullMessage) == ["Wrong in a/Info.plist. (2 more like this, in 3 files)"])
  }

  @Test func whatATargetBuildsIsReportedForWhatNoneIsKnownToBuild() {
    let joined = JoinedFindings.joined([
      Self.finding("A/Info.plist", cause: .run(""), grounds: [Ground(.target, .assumed)]),
      Self.finding("B/Info.plist", cause: .run(""), grounds: [Ground(.target, .read)]),
    ])
    #expect(joined.map(\.file) == ["B/Info.plist"])
  }

  @Test func placesAreLimited() {
    let joined = JoinedFindings.joined((0..<20).map { Self.finding("A.strings", at: $0) })
    #expect(joined.map(\.count) == [20])
    #expect(joined.first?.related.count == 10)
  }

  @Test func theBaselineKnowsEachFinding() {
    let findings = Self.tables("de", "en", "fr")
    var baseline = Baseline(Array(findings.prefix(2)))
    let new = findings.filter { !baseline.absorb($0) }
    #expect(JoinedFindings.joined(new).map(\.fullMessage) == ["Wrong in fr.lproj/Localizable.strings."])
  }

  @Test func theFingerprintDoesNotDependOnTheCount() {
    let paths = ReportPaths(root: "/app", workingFolder: "/app")
    let prints = [2, 3].map { count in
      var fingerprints = FindingFingerprint(paths)
      let joined = JoinedFindings.joined((0..<count).map { Self.finding("A.strings", at: $0) })
      return joined.map { fingerprints.next($0) }
    }
    #expect(prints[0] == prints[1])
  }

  @Test func aCrowdOfKeysThatAreWrongInEachLanguageIsOneCause() {
    let crowd = { (count: Int) in
      (0..<count).flatMap { key in
        ["de", "en"].map { language in
          Self.finding("\(language).lproj/A.stringsdict", at: key, cause: FindingCause.table("key \(key)").orCrowd)
        }
      }
    }
    #expect(JoinedFindings.joined(crowd(4)).map(\.count) == [2, 2, 2, 2])
    let joined = JoinedFindings.joined(crowd(5))
    #expect(joined.map(\.count) == [10])
    #expect(joined.map(\.fileCount) == [2])
    #expect(joined.map(\.file) == ["en.lproj/A.stringsdict"])
  }
}
