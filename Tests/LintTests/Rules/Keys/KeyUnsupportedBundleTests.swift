import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct KeyUnsupportedBundleTests {
  private let check = RuleCheck(KeyUnsupportedBundle.self)

  private func check(_ product: String) -> ProjectCheck {
    ProjectCheck(KeyUnsupportedBundle.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist;", product: product)))
  }

  @Test func reportsWhatOnlyTheAppMayHave() {
    let findings = check.finds(
      "{ NSExtension = {}; 1️⃣NSBonjourServices2️⃣ = (\"_ipp._tcp\"); NSCameraUsageDescription = a; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(
      findings.map(\.message)
        == ["NSBonjourServices has no effect in an app extension: only that of the app counts."]
    )
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func reportsWhatAppClipsCannotUse() {
    check("application.on-demand-install-capable")
      .finds("{ 1️⃣UIBackgroundModes2️⃣ = (audio); NSCameraUsageDescription = b; }", at: [("1️⃣", "2️⃣")])
    check("application").accepts("{ UIBackgroundModes = (audio); NSCameraUsageDescription = b; }")
  }

  @Test("bug: a purpose string was to go that the store asks for because of a library in the App Clip")
  func aPurposeStringMayBeForALibrary() {
    func check(_ code: String, _ podfile: String? = nil) -> ProjectCheck {
      let clip = ExampleProject(
        .init("INFOPLIST_FILE = Info.plist;", product: "application.on-demand-install-capable", folder: "App")
      )
      return ProjectCheck(
        KeyUnsupportedBundle.self,
        clip,
        ["App/A.swift": code, "Podfile": podfile].compactMapValues(\.self)
      )
    }
    let text = "{ 1️⃣NSMotionUsageDescription2️⃣ = a; }"
    check("let a = 1").finds(text)
    check("let a = 1", "target 'App' do\n  pod 'Steps'\nend").accepts("{ NSMotionUsageDescription = a; }")
    check("import CoreMotion\nlet manager = CMMotionActivityManager()").finds(text)
  }

  @Test func removesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSExtension</key>
        <dict/>
        <key>NSBonjourServices</key>
        <array/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSExtension</key>
          <dict/>
        </dict></plist>
        """
    )
  }

  @Test func aFileWithoutAKindMayBeAnApp() {
    check.accepts("{ NSUserTrackingUsageDescription = a; }")
  }
}
