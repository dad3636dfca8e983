import AppProject
import CodeScanning
import ProjectFiles
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LocalNetworkCompanionTests {
  private let check = RuleCheck(LocalNetworkCompanion.self)

  @Test func reportsTheServices() {
    check.finds("{ 1️⃣NSBonjourServices2️⃣ = (\"_ipp._tcp\"); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func insertsATextToBeChanged() throws {
    let findings = check.finds(
      """
      <plist version="1.0"><dict>
        1️⃣<key>NSBonjourServices</key>2️⃣
        <array><string>_ipp._tcp</string></array>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
    let fix = try #require(findings.first?.fixes.first)
    #expect(!fix.isSafe)
    #expect(fix.edits.first?.replacement.hasPrefix("\n  <key>NSLocalNetworkUsageDescription</key>\n  <string>") == true)
  }

  @Test func acceptsTheKeyFromEitherPlace() {
    let services = "NSBonjourServices = (\"_ipp._tcp\");"
    check.accepts("{ \(services) NSLocalNetworkUsageDescription = a; }")
    check.accepts("{ \(services) }", project: ProjectContext(suppliedKeys: ["NSLocalNetworkUsageDescription"]))
    check.accepts("{ NSBonjourServices = (); }")
    check.accepts("{ \(services) WKApplication = YES; }")
    check.accepts("{ Inner = { \(services) }; }")
  }

  @Test func servicesOfTheDebuggerOfFlutterNeedNoText() {
    let debugging = "\"_dartVmService._tcp\", \"_dartobservatory._tcp\""
    check.accepts("{ NSBonjourServices = (\(debugging)); }")
    check.finds("{ 1️⃣NSBonjourServices2️⃣ = (\(debugging), \"_ipp._tcp\"); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func staysSilentWhereTheMissingKeyIsReported() {
    let evidence = Evidence(path: "/app/Finder.swift", line: 0, lineText: "", columns: 0..<0)
    let need = PurposeNeed(alternatives: [["NSLocalNetworkUsageDescription"]], cause: "NWBrowser", evidence: evidence)
    check.accepts(
      "{ NSBonjourServices = (\"_ipp._tcp\"); }",
      project: ProjectContext(code: CodeUsage(purposeNeeds: [need]))
    )
  }

  @Test func appleTVNeverAsks() {
    let check = { (sdk: String) in
      ProjectCheck(LocalNetworkCompanion.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = \(sdk);")))
    }
    check("iphoneos").finds("{ CFBundlePackageType = APPL; 1️⃣NSBonjourServices2️⃣ = (\"_ipp._tcp\"); }")
    check("appletvos").accepts("{ CFBundlePackageType = APPL; NSBonjourServices = (\"_ipp._tcp\"); }")
  }
}
