import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

/// What the hardened runtime of macOS denies without entitlements.
@Suite struct HardenedRuntimeTests {
  private let camera = "func f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }"

  private func check(
    _ rule: any Rule.Type,
    file: String,
    _ source: String,
    _ files: [String: String],
    runtime: String = "YES"
  ) -> ProjectCheck {
    let settings = """
      SDKROOT = macosx; INFOPLIST_FILE = Info.plist; ENABLE_HARDENED_RUNTIME = \(runtime);
      \(files["A.entitlements"] != nil || file == "A.entitlements" ? "CODE_SIGN_ENTITLEMENTS = A.entitlements;" : "")
      """
    let project = ExampleProject(.init(settings, folder: "."))
    return ProjectCheck(rule, file: file, project, files.merging(["A.swift": source]) { $1 })
  }

  @Test func aTextHasNoEffectWithoutTheEntitlement() {
    let text = "{ CFBundlePackageType = APPL; 1️⃣NSCameraUsageDescription2️⃣ = \"Scan.\"; }"
    let rule = PurposeStringNeedsEntitlement.self
    let finding = check(rule, file: "Info.plist", camera, ["A.entitlements": .plist("")]).finds(text).first
    #expect(
      finding?.message
        == "NSCameraUsageDescription has no effect with the hardened runtime: access is denied without entitlement com.apple.security.device.camera."
    )
    #expect(finding?.severity == .warning)
    check(rule, file: "Info.plist", camera, [:]).finds(text)
    let plain = text.filter { !"1️⃣2️⃣".contains($0) }
    let granted = ["A.entitlements": String.plist("<key>com.apple.security.device.camera</key> <true/>")]
    check(rule, file: "Info.plist", camera, granted).accepts(plain)
    check(rule, file: "Info.plist", camera, ["A.entitlements": .plist("")], runtime: "NO").accepts(plain)
  }

  @Test func theMicrophoneOfTheSandboxIsNotThatOfTheRuntime() {
    let text = "{ CFBundlePackageType = APPL; 1️⃣NSMicrophoneUsageDescription2️⃣ = \"Record.\"; }"
    let sandboxed = ["A.entitlements": String.plist("<key>com.apple.security.device.microphone</key> <true/>")]
    let source = "func f() { AVCaptureDevice.requestAccess(for: .audio) { _ in } }"
    check(PurposeStringNeedsEntitlement.self, file: "Info.plist", source, sandboxed).finds(text)
  }

  @Test func eventsToOtherAppsNeedTheirEntitlement() {
    let files = ["Info.plist": "{ CFBundlePackageType = APPL; }"]
    let source = "let a = NSAppleScript(source: b)"
    let finding = check(EntitlementMissing.self, file: "A.entitlements", source, files)
      .finds("<plist version=\"1.0\">1️⃣<dict>2️⃣</dict></plist>").first
    #expect(
      finding?.message
        == "Missing entitlement com.apple.security.automation.apple-events, but A.swift uses NSAppleScript, which the hardened runtime denies without it."
    )
    check(EntitlementMissing.self, file: "A.entitlements", source, files, runtime: "NO")
      .accepts("<plist version=\"1.0\"><dict></dict></plist>")
  }

  @Test func aTunnelInTheSandboxNeedsTheNetwork() {
    let files = ["Info.plist": "{ NSExtension = { NSExtensionPointIdentifier = a; }; }"]
    check(EntitlementMissing.self, file: "A.entitlements", "class A: NEPacketTunnelProvider {}", files)
      .finds(
        "<plist version=\"1.0\">1️⃣<dict>2️⃣<key>com.apple.security.app-sandbox</key><true/></dict></plist>"
      )
  }

  @Test(arguments: ["'camera'", "\"camera\""]) func anElectronAppAsksForTheCamera(_ argument: String) {
    let package =
      "{ \"name\": \"a\", \"build\": { \"appId\": \"a.b\", \"mac\": { \"entitlements\": \"A.entitlements\" } } }"
    let check = { (source: String) in
      ProjectCheck(
        EntitlementMissing.self,
        file: "A.entitlements",
        ["package.json": package, "main.js": "const { systemPreferences } = require('electron');\n\(source)"]
      )
    }
    let text = "<plist version=\"1.0\">1️⃣<dict>2️⃣</dict></plist>"
    let finding = check("systemPreferences.askForMediaAccess(\(argument));").finds(text).first
    #expect(finding?.key == "com.apple.security.device.camera")
    check("systemPreferences.askForMediaAccess('screen');").accepts(text.filter { !"1️⃣2️⃣".contains($0) })
  }
}
