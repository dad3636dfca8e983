import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PrivacyTrackingWithoutATTTests {
  private func check(_ infoPlist: String, settings: String = "", _ files: [String: String] = [:]) -> ProjectCheck {
    ProjectCheck(
      PrivacyTrackingWithoutATT.self,
      file: "App/PrivacyInfo.xcprivacy",
      ExampleProject(.init("INFOPLIST_FILE = App/Info.plist; \(settings)", folder: "App")),
      files.merging(["App/Info.plist": infoPlist]) { first, _ in first }
    )
  }

  @Test func reportsAppsThatCannotAsk() {
    let finding = check("{ a = b; }").finds(
      "<plist version=\"1.0\"><dict>1️⃣<key>NSPrivacyTracking</key>2️⃣<true/></dict></plist>"
    ).first
    #expect(finding?.related.map(\.message) == ["Info.plist lacks NSUserTrackingUsageDescription"])
  }

  @Test func acceptsTheKey() {
    let tracking = "<plist version=\"1.0\"><dict><key>NSPrivacyTracking</key><true/></dict></plist>"
    check("{ NSUserTrackingUsageDescription = a; }").accepts(tracking)
    check("{ a = b; }", settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSUserTrackingUsageDescription = a;")
      .accepts(tracking)
    check("{ LSMinimumSystemVersion = 13; }").accepts(tracking)
    RuleCheck(PrivacyTrackingWithoutATT.self, file: "PrivacyInfo.xcprivacy").accepts(tracking)
  }

  @Test func whoDoesNotTrackNeedNotAsk() {
    check("{ a = b; }").accepts("<plist version=\"1.0\"><dict><key>NSPrivacyTracking</key><false/></dict></plist>")
  }
}
