import LintFacts
import ProjectReports
import Testing

struct PrivacyReportTests {
  private static func data(_ type: String, linked: Bool, tracking: Bool = false, _ purposes: String...) -> String {
    let texts = purposes.map { "<string>NSPrivacyCollectedDataTypePurpose\($0)</string>" }.joined()
    return """
      <key>NSPrivacyCollectedDataTypes</key><array><dict>
      \(Sample.entry("NSPrivacyCollectedDataType", "NSPrivacyCollectedDataType\(type)"))
      <key>NSPrivacyCollectedDataTypeLinked</key><\(linked)/>
      <key>NSPrivacyCollectedDataTypeTracking</key><\(tracking)/>
      <key>NSPrivacyCollectedDataTypePurposes</key><array>\(texts)</array>
      </dict></array>
      """
  }

  private static func reason(_ code: String) -> String {
    """
    <key>NSPrivacyAccessedAPITypes</key><array><dict>
    \(Sample.entry("NSPrivacyAccessedAPIType", "NSPrivacyAccessedAPICategoryUserDefaults"))
    <key>NSPrivacyAccessedAPITypeReasons</key><array><string>\(code)</string></array>
    </dict></array>
    """
  }

  private func makeReport() throws -> ProjectReport {
    try Sample.report(
      ExampleProject.Target("INFOPLIST_FILE = App/Info.plist;", embeds: ["Share"], folder: "App"),
      ExampleProject.Target(
        "INFOPLIST_FILE = Share/Info.plist;",
        name: "Share",
        product: "app-extension",
        folder: "Share"
      ),
      files: [
        "App/Info.plist": Sample.app(), "Share/Info.plist": Sample.plist("<key>NSExtension</key><dict/>"),
        "App/PrivacyInfo.xcprivacy": Sample.plist(
          Self.data("CrashData", linked: false, "Analytics") + Self.reason("CA92.1")
        ),
        "Share/PrivacyInfo.xcprivacy": Sample.plist(
          Self.data("CrashData", linked: false, "AppFunctionality") + Self.reason("1C8F.1")
        ),
        "Pods/Meter/Resources/PrivacyInfo.xcprivacy": Sample.plist(
          "<key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key><array><string>meter.example</string></array>"
            + Self.data("DeviceID", linked: true, tracking: true, "Analytics") + Self.reason("CA92.1")
        ),
      ]
    )
  }

  @Test func theReportOfAnAppHasWhatIsInside() throws {
    let app = try #require(try makeReport().bundles.first { $0.name == "App" }).privacy
    #expect(app.manifests.map(\.source) == ["App", "Share", "Meter"])
    #expect(app.tracking == ["Meter"])
    #expect(app.domains.map(\.name) == ["meter.example"])
    #expect(app.dataTypes.map(\.name) == ["CrashData", "DeviceID"])
    let crashes = try #require(app.dataTypes.first)
    #expect(crashes.purposes == ["Analytics", "AppFunctionality"])
    #expect(crashes.sources == ["App", "Share"])
    #expect(crashes.isLinked == false)
    #expect(app.dataTypes.last?.isTracking == true)
    #expect(app.reasons.map(\.code) == ["1C8F.1", "CA92.1"])
    #expect(app.reasons.map(\.sources) == [["Share"], ["App", "Meter"]])
    #expect(app.reasons.map(\.category) == ["UserDefaults", "UserDefaults"])
  }

  @Test func thatOfAnExtensionHasItsOwnAlone() throws {
    let share = try #require(try makeReport().bundles.first { $0.name == "Share" }).privacy
    #expect(share.manifests.map(\.source) == ["Share"])
    #expect(share.reasons.map(\.code) == ["1C8F.1"])
  }
}
