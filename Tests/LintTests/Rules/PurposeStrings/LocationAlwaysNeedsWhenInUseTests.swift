import AppProject
import CodeScanning
import ProjectFiles
import Testing

@testable import LintRules

@Suite struct LocationAlwaysNeedsWhenInUseTests {
  private let check = RuleCheck(LocationAlwaysNeedsWhenInUse.self)

  @Test func insertsTheCompanionWithTheSameText() {
    check.fixes(
      """
      <plist version="1.0">
      <dict>
        <key>NSLocationAlwaysAndWhenInUseUsageDescription</key>
        <string>Record your runs.</string>
      </dict>
      </plist>
      """,
      to: """
        <plist version="1.0">
        <dict>
          <key>NSLocationAlwaysAndWhenInUseUsageDescription</key>
          <string>Record your runs.</string>
          <key>NSLocationWhenInUseUsageDescription</key>
          <string>Record your runs.</string>
        </dict>
        </plist>
        """
    )
  }

  @Test func reportsTheKey() {
    let findings = check.finds(
      "{ 1️⃣NSLocationAlwaysAndWhenInUseUsageDescription2️⃣ = \"Record your runs.\"; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.fixes.first?.isSafe == false)
  }

  @Test func acceptsBothFromEitherPlace() {
    let always = "NSLocationAlwaysAndWhenInUseUsageDescription = a;"
    check.accepts("{ \(always) NSLocationWhenInUseUsageDescription = b; }")
    check.accepts("{ \(always) }", project: ProjectContext(suppliedKeys: ["NSLocationWhenInUseUsageDescription"]))
    check.accepts("{ NSLocationWhenInUseUsageDescription = b; }")
    check.accepts("{ NSLocationAlwaysUsageDescription = a; }")
    check.accepts("{ \(always) LSMinimumSystemVersion = 13.0; }")
  }

  @Test func acceptsExtensions() {
    check.accepts("{ NSExtension = {}; NSLocationAlwaysAndWhenInUseUsageDescription = a; }")
  }

  @Test func acceptsTranslations() {
    RuleCheck(LocationAlwaysNeedsWhenInUse.self, file: "InfoPlist.strings")
      .accepts("NSLocationAlwaysAndWhenInUseUsageDescription = a;")
  }

  @Test func staysSilentWhereTheMissingKeyIsReported() {
    let evidence = Evidence(path: "/app/Map.swift", line: 0, lineText: "", columns: 0..<0)
    let need = PurposeNeed(alternatives: [["NSLocationWhenInUseUsageDescription"]], cause: "call", evidence: evidence)
    check.accepts(
      "{ NSLocationAlwaysAndWhenInUseUsageDescription = a; }",
      project: ProjectContext(code: CodeUsage(purposeNeeds: [need]))
    )
  }
}
