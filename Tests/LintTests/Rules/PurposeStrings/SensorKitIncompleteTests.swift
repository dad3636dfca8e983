import AppProject
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct SensorKitIncompleteTests {
  private let check = RuleCheck(SensorKitIncomplete.self)
  private let address = "NSSensorKitPrivacyPolicyURL = \"https://example.com\";"
  private let purpose = "NSSensorKitUsageDescription = \"A study of sleep.\";"
  private let detail = "NSSensorKitUsageDetail = { SRSensorUsageECG = { Description = \"Compare beats.\"; }; };"

  @Test func reportsEachKeyOnItsOwn() {
    check.finds("{ 1️⃣NSSensorKitUsageDescription2️⃣ = \"A study of sleep.\"; }", at: [("1️⃣", "2️⃣")])
    check.finds("{ 1️⃣NSSensorKitPrivacyPolicyURL2️⃣ = \"https://example.com\"; }", at: [("1️⃣", "2️⃣")])
    check.finds(
      "{ 1️⃣NSSensorKitUsageDetail2️⃣ = { SRSensorUsageECG = { Description = \"Compare beats.\"; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func appsWithoutTheEntitlementAreReportedForThatAlone() {
    let text = "{ NSSensorKitUsageDescription = \"A study of sleep.\"; }"
    ProjectCheck(SensorKitIncomplete.self, ExampleProject.app()).accepts(text)
    let entitlement = "<key>com.apple.developer.sensorkit.reader.allow</key><array><string>ecg</string></array>"
    ProjectCheck(SensorKitIncomplete.self, ExampleProject.app(entitlements: entitlement)).finds(
      "{ 1️⃣NSSensorKitUsageDescription2️⃣ = \"A study of sleep.\"; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func reportsSensorsWithoutText() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>NSSensorKitPrivacyPolicyURL</key>
        <string>https://example.com</string>
        <key>NSSensorKitUsageDescription</key>
        <string>A study of sleep.</string>
        <key>NSSensorKitUsageDetail</key>
        <dict>
          1️⃣<key>SRSensorUsageECG</key>2️⃣
          <dict>
            <key>Required</key>
            <true/>
          </dict>
          <key>SRSensorUsageElevation</key>
          <dict>
            <key>Description</key>
            3️⃣<string> </string>4️⃣
          </dict>
        </dict>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func insertsWhatIsMissing() {
    check.fixes(
      "{\n  \(purpose)\n  \(detail)\n}",
      to: "{\n  \(purpose)\n  \(detail)\n  NSSensorKitPrivacyPolicyURL = \"https://example.com/privacy\";\n}"
    )
  }

  @Test func acceptsAllThreeFromEitherPlace() {
    check.accepts("{ \(address) \(purpose) \(detail) }")
    check.accepts("{ \(purpose) \(detail) }", project: ProjectContext(suppliedKeys: ["NSSensorKitPrivacyPolicyURL"]))
    check.accepts("{ NSCameraUsageDescription = a; }")
  }
}
