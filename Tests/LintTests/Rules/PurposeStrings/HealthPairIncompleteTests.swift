import AppProject
import CodeScanning
import ProjectFiles
import SourceText
import Testing

@testable import LintRules

@Suite struct HealthPairIncompleteTests {
  private let check = RuleCheck(HealthPairIncomplete.self)
  private let project = Self.project("<true/>")

  @Test func reportsTheKeyThatIsThere() throws {
    let findings = check.finds(
      "{ 1️⃣NSHealthShareUsageDescription2️⃣ = \"Show your steps.\"; }",
      at: [("1️⃣", "2️⃣")],
      project: project
    )
    let fix = try #require(findings.first?.fixes.first)
    #expect(!fix.isSafe)
    #expect(fix.edits.first?.replacement.contains("NSHealthUpdateUsageDescription") == true)
    check.finds(
      """
      <plist version="1.0"><dict>
        1️⃣<key>NSHealthUpdateUsageDescription</key>2️⃣
        <string>Add your runs.</string>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")],
      project: project
    )
  }

  @Test func acceptsBothNoneAndSuppliedOnes() {
    let share = "NSHealthShareUsageDescription = a;"
    check.accepts("{ \(share) NSHealthUpdateUsageDescription = b; }", project: project)
    check.accepts("{ CFBundleName = a; }", project: project)
    var supplying = project
    supplying.suppliedKeys = ["NSHealthUpdateUsageDescription"]
    check.accepts("{ \(share) }", project: supplying)
  }

  @Test func needsTheEntitlement() {
    check.accepts("{ NSHealthShareUsageDescription = a; }")
    check.accepts("{ NSHealthShareUsageDescription = a; }", project: Self.project("<false/>"))
  }

  @Test func staysSilentWhereTheMissingKeyIsReported() {
    var reported = project
    let evidence = Evidence(path: "/app/App.entitlements", line: 0, lineText: "", columns: 0..<0)
    let keys = ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]
    reported.code.purposeNeeds = [PurposeNeed(alternatives: [keys], cause: "HealthKit", evidence: evidence)]
    check.accepts("{ NSHealthShareUsageDescription = a; }", project: reported)
  }

  private static func project(_ value: String) -> ProjectContext {
    let text = "<plist><dict><key>com.apple.developer.healthkit</key>\(value)</dict></plist>"
    return ProjectContext(
      documents: BundleDocuments(entitlements: [Document(path: "/app/App.entitlements", text: SourceText(text))])
    )
  }
}
