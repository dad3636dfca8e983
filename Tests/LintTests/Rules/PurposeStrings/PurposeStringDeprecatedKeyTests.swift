import AppProject
import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringDeprecatedKeyTests {
  private let check = RuleCheck(PurposeStringDeprecatedKey.self)

  @Test func addsTheSuccessorAfterTheOldKey() {
    check.fixes(
      """
      <plist version="1.0">
      <dict>
      \t<key>NSBluetoothPeripheralUsageDescription</key>
      \t<string>Find the lock &amp; open it.</string>
      \t<key>UIBackgroundModes</key>
      \t<array/>
      </dict>
      </plist>
      """,
      to: """
        <plist version="1.0">
        <dict>
        \t<key>NSBluetoothPeripheralUsageDescription</key>
        \t<string>Find the lock &amp; open it.</string>
        \t<key>NSBluetoothAlwaysUsageDescription</key>
        \t<string>Find the lock &amp; open it.</string>
        \t<key>UIBackgroundModes</key>
        \t<array/>
        </dict>
        </plist>
        """
    )
  }

  @Test func offersAllSuccessors() {
    let findings = check.finds("{ 1️⃣NSCalendarsUsageDescription2️⃣ = \"See your meetings.\"; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.isDeprecated == true)
    #expect(findings.first?.fixes.count == 2)
    #expect(findings.first?.fixes.allSatisfy { !$0.isSafe } == true)
    check.fixes(
      "{\n  NSCalendarsUsageDescription = \"See your meetings.\";\n}",
      to: """
        {
          NSCalendarsUsageDescription = "See your meetings.";
          NSCalendarsWriteOnlyAccessUsageDescription = "See your meetings.";
        }
        """,
      index: 1
    )
  }

  @Test func whatTheAppDoesNotUseIsNotMissing() {
    var code = CodeUsage()
    (code.isComplete, code.hasSources) = (true, true)
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
    let unused = ProjectCheck(PurposeStringDeprecatedKey.self, project, [:], code: code)
    unused.accepts("{ NSCalendarsUsageDescription = \"This app does not use your calendars.\"; }")
    let findings = unused.finds("{ 1️⃣NSCalendarsUsageDescription2️⃣ = \"See your meetings.\"; }")
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func acceptsTheOldKeyWithItsSuccessor() {
    check.accepts("{ NSRemindersUsageDescription = a; NSRemindersFullAccessUsageDescription = a; }")
    check.accepts("{ NSCalendarsUsageDescription = a; NSCalendarsWriteOnlyAccessUsageDescription = a; }")
    check.accepts(
      "{ NSLocationAlwaysUsageDescription = a; }",
      project: ProjectContext(suppliedKeys: ["NSLocationAlwaysAndWhenInUseUsageDescription"])
    )
  }

  @Test func dependsOnThePlatform() {
    check.finds(
      "{ 1️⃣NSLocationUsageDescription2️⃣ = a; LSRequiresIPhoneOS = YES; }",
      at: [("1️⃣", "2️⃣")]
    )
    check.accepts("{ NSLocationUsageDescription = a; LSMinimumSystemVersion = 13.0; }")
    check.accepts("{ NSLocationUsageDescription = a; }")
    check.accepts("{ NSBluetoothPeripheralUsageDescription = a; LSMinimumSystemVersion = 13.0; }")
  }

  @Test func acceptsTranslations() {
    RuleCheck(PurposeStringDeprecatedKey.self, file: "InfoPlist.strings").accepts("NSCalendarsUsageDescription = a;")
  }

  @Test func isAdviceWhereNothingNeedsTheResource() {
    let text = "{ 1️⃣NSBluetoothPeripheralUsageDescription2️⃣ = \"Open the lock.\"; }"
    func severities(_ code: String) -> [Severity] {
      ProjectCheck(
        PurposeStringDeprecatedKey.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
        ["App/A.swift": code]
      ).finds(text, at: [("1️⃣", "2️⃣")]).map(\.severity)
    }
    #expect(severities("let a = 1") == [.info])
    // The mode for the background needs another key.
    let always = ProjectCheck(
      PurposeStringDeprecatedKey.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")),
      ["App/A.swift": "func f(_ manager: CLLocationManager) { manager.requestWhenInUseAuthorization() }"]
    ).finds("{ UIBackgroundModes = (location); 1️⃣NSLocationAlwaysUsageDescription2️⃣ = \"Follow your ride.\"; }").first
    #expect(always?.severity == .info)
    #expect(
      always?.message == """
        NSLocationAlwaysAndWhenInUseUsageDescription replaces NSLocationAlwaysUsageDescription, and nothing was found that needs \
        either. Remove the old key if the app does not use the resource, or else add the new one.
        """
    )
    #expect(always?.fixes.map(\.title).first == "Remove NSLocationAlwaysUsageDescription")
    #expect(severities("let manager = CBCentralManager(delegate: self, queue: nil)") == [.warning])
  }
}
