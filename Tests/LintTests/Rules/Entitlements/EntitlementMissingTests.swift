import AppProject
import KeyCatalog
import LintEngine
import ProjectFiles
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementMissingTests {
  private let signed = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"
  private let empty = """
    <plist version="1.0">
    1️⃣<dict>2️⃣
      <key>com.apple.developer.siri</key>
      <true/>
    </dict>
    </plist>
    """
  private let sandboxed = """
    <plist version="1.0">
    1️⃣<dict>2️⃣
      <key>com.apple.security.app-sandbox</key>
      <true/>
    </dict>
    </plist>
    """

  private func plain(_ text: String) -> String { text.filter { !"1️⃣2️⃣".contains($0) } }

  private func check(
    _ source: String,
    _ settings: String = "",
    file: String = "A.entitlements",
    _ files: [String: String] = ["Info.plist": "{ CFBundlePackageType = APPL; }"]
  ) -> ProjectCheck {
    let target = ExampleProject(.init("\(signed) \(settings)", folder: "."))
    return ProjectCheck(EntitlementMissing.self, file: file, target, files.merging(["A.swift": source]) { $1 })
  }

  @Test func reportsWhatTheCodeNeeds() {
    let finding = check("content.interruptionLevel = .timeSensitive").finds(empty).first
    #expect(
      finding?.message
        == """
        Missing entitlement com.apple.developer.usernotifications.time-sensitive, but A.swift uses interruptionLevel \
        = .timeSensitive, which has no effect without it.
        """
    )
    #expect(finding?.related.map(\.message) == ["interruptionLevel = .timeSensitive is used here"])
  }

  @Test func theClassOfTunnelsInATypeIsNoPersonalVPN() {
    check("func show(_ manager: NEVPNManager?) {}").accepts(plain(empty))
    let finding = check("let manager = NEVPNManager.shared()").finds(empty).first
    #expect(finding?.message.hasPrefix("Missing entitlement com.apple.developer.networking.vpn.api") == true)
  }

  @Test func functionsAreNamedWithTheirLabels() {
    let call = "let folder = FileManager.default.url(forUbiquityContainerIdentifier: nil)"
    let message = check(call).findings(in: plain(empty)).first?.message
    #expect(message?.contains("A.swift uses url(forUbiquityContainerIdentifier:),") == true)
  }

  @Test func insertsTheUsualValue() {
    check("let provider = ASAuthorizationAppleIDProvider()").fixes(
      plain(empty),
      to: """
        <plist version="1.0">
        <dict>
          <key>com.apple.developer.siri</key>
          <true/>
          <key>com.apple.developer.applesignin</key>
          <array>
            <string>Default</string>
          </array>
        </dict>
        </plist>
        """
    )
  }

  @Test func theSandboxDeniesTheNetwork() {
    let network = check("URLSession.shared.dataTask(with: url)", "SDKROOT = macosx;")
    let finding = network.finds(sandboxed).first
    #expect(finding?.message.hasSuffix("which the App Sandbox denies without it.") == true)
    network.accepts(plain(empty))
    check("URLSession.shared.dataTask(with: url)", "SDKROOT = iphoneos;").accepts(plain(sandboxed))
    network.accepts("{ \"com.apple.security.app-sandbox\" = 1; \"com.apple.security.network.client\" = 1; }")
  }

  @Test func oneOfSeveralEntitlementsIsEnough() {
    let finding = check("NSOpenPanel().runModal()", "SDKROOT = macosx;").finds(sandboxed).first
    #expect(finding?.message.contains("user-selected.read-only or com.apple.security.files") == true)
    check("NSOpenPanel().runModal()", "SDKROOT = macosx;").accepts(
      plain(sandboxed).replacing(
        "</dict>",
        with: "<key>com.apple.security.files.user-selected.read-write</key><true/></dict>"
      )
    )
  }

  @Test func theSandboxDeniesWhatHasNoPurposeString() {
    let camera = "AVCaptureDevice.requestAccess(for: .video) { _ in }"
    let finding = check(camera, "SDKROOT = macosx;").finds(sandboxed).first
    #expect(finding?.message.hasPrefix("Missing entitlement com.apple.security.device.camera") == true)
    // Then it is reported in the Info.plist.
    check(camera, "SDKROOT = macosx;", ["Info.plist": "{ NSCameraUsageDescription = Scan; }"]).accepts(plain(sandboxed))
  }

  @Test func codeForOtherPlatformsNeedsNothing() {
    let source = "#if os(macOS)\nlet manager = NEHotspotConfigurationManager.shared\n#endif"
    check(source, "SDKROOT = iphoneos;").accepts(plain(empty))
    check("let manager = NEHotspotConfigurationManager.shared", "SDKROOT = iphoneos;").finds(empty)
  }

  @Test func aUseForAnotherPlatformHidesNoOther() {
    let source = "#if os(macOS)\nlet manager = NEHotspotConfigurationManager.shared\n#endif"
    let more = [
      "Info.plist": "{ CFBundlePackageType = APPL; }", "B.swift": "let m = NEHotspotConfigurationManager.shared",
    ]
    check(source, "SDKROOT = iphoneos;", more).finds(empty)
  }

  @Test func whatTheMacDoesNotCompileItsSandboxDoesNotRefuse() {
    let source = "#if os(iOS)\nURLSession.shared.dataTask(with: url)\n#endif"
    check(source, "SUPPORTED_PLATFORMS = \"iphoneos macosx\";").accepts(plain(sandboxed))
    check(source, "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;").finds(sandboxed)
  }

  @Test func typesOfTheProjectAreNotTheSystems() {
    check("final class WeatherService {}\nlet service = WeatherService()").accepts(plain(empty))
    check("// WeatherService()\nlet text = \"WeatherService()\"").accepts(plain(empty))
  }

  @Test func reportsTheInfoPlistWithoutEntitlements() {
    let files = ["A.swift": "let service = WeatherService()"]
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;"))
    let finding = ProjectCheck(EntitlementMissing.self, project, files).finds("1️⃣{2️⃣ CFBundlePackageType = APPL; }").first
    #expect(finding?.message.hasPrefix("The target has no entitlements, but A.swift uses WeatherService") == true)
  }

  @Test func aReleaseNeedsWhatOtherBuildsHave() {
    let sandbox = "\"com.apple.security.app-sandbox\" = 1;"
    let check = { (debug: String, release: String) in
      ProjectCheck(
        EntitlementMissing.self,
        file: "A.entitlements",
        ExampleProject(.init([("Debug", "SDKROOT = macosx; \(debug)"), ("Release", "SDKROOT = macosx; \(release)")])),
        [
          "Info.plist": "{ CFBundlePackageType = APPL; }", "A.swift": "URLSession.shared.dataTask(with: url)",
          "B.entitlements": "{ \(sandbox) \"com.apple.security.network.client\" = 1; }",
        ]
      )
    }
    let other = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = B.entitlements;"
    let finding = check(other, signed).finds(sandboxed).first
    #expect(
      finding?.message.hasPrefix("Missing entitlement com.apple.security.network.client in Release builds, but") == true
    )
    let debug = check(signed, other).finds(sandboxed).first
    #expect(debug?.severity == .warning)
    #expect(
      debug?.message.hasPrefix(
        "Missing entitlement com.apple.security.network.client, which Release builds have: A.swift uses"
      ) == true
    )
    // Without the sandbox nothing is denied.
    check(signed, other).accepts("{ \"get-task-allow\" = 1; }")
  }

  @Test func aReleaseWithoutEntitlementsHasNone() {
    let project = ExampleProject(.init([("Debug", signed), ("Release", "INFOPLIST_FILE = Info.plist;")]))
    let files = ["Info.plist": "{ CFBundlePackageType = APPL; }", "A.swift": "let service = WeatherService()"]
    let finding = ProjectCheck(EntitlementMissing.self, file: "A.entitlements", project, files)
      .finds("1️⃣{2️⃣ \"com.apple.developer.weatherkit\" = 1; }").first
    #expect(finding?.message.hasPrefix("Release builds have no entitlements, but A.swift uses WeatherService") == true)
    #expect(finding?.fixes.isEmpty == true)
  }

  @Test func dartOpensTheNetwork() {
    let files = [
      "macos/Runner/Info.plist": "{ CFBundlePackageType = APPL; }", "pubspec.yaml": "name: cellar",
      "lib/wines.dart": "import 'package:http/http.dart' as http;\nload() => http.get(Uri.parse('https://a.b'));",
      "macos/\(ExampleProject.file)": ExampleProject(
        .init(
          "SDKROOT = macosx; INFOPLIST_FILE = Runner/Info.plist; CODE_SIGN_ENTITLEMENTS = Runner/Release.entitlements;"
        )
      ).text,
    ]
    let finding = ProjectCheck(EntitlementMissing.self, file: "macos/Runner/Release.entitlements", files)
      .finds(sandboxed).first
    #expect(finding?.message.contains("but wines.dart uses http.get, which the App Sandbox denies") == true)
  }

  @Test func acceptsWhatAnotherConfigurationHas() {
    let other = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = B.entitlements;"
    let files = [
      "Info.plist": "{ CFBundlePackageType = APPL; }", "A.swift": "let service = WeatherService()",
      "B.entitlements": "{ \"com.apple.developer.weatherkit\" = 1; }",
    ]
    let project = ExampleProject(.init([("Debug", signed), ("Beta", other)]))
    ProjectCheck(EntitlementMissing.self, file: "A.entitlements", project, files).accepts(plain(empty))
  }

  @Test("bug: a missing entitlement was a warning in an extension that is built with a file of its app")
  func codeOfAnExtensionMayBeThatOfItsApp() {
    let files = ["Info.plist": "{ CFBundleName = A; }", "A.swift": "let service = WeatherService()"]
    func severities(_ product: String) -> [Severity] {
      let project = ExampleProject(.init(signed, product: product, folder: "."))
      return ProjectCheck(EntitlementMissing.self, file: "A.entitlements", project, files).finds(empty).map(\.severity)
    }
    #expect(severities("application") == [.warning])
    #expect(severities("app-extension") == [.info])
  }

  @Test func codeOfAPackageMayBeForOthers() throws {
    let api = try #require(KeyCatalog.entitledAPIs.first { $0.symbol.hasPrefix("WeatherService") })
    func severities(_ basis: FactBasis) -> [Severity] {
      var code = CodeUsage()
      code.entitledUses = [.init(api, CodeUsage.Mention.of("WeatherService").evidence, basis: basis)]
      let files = ["Info.plist": "{ CFBundleName = A; }"]
      return ProjectCheck(
        EntitlementMissing.self,
        file: "A.entitlements",
        ExampleProject(.init(signed)),
        files,
        code: code
      ).finds(empty).map(\.severity)
    }
    #expect(severities(.read) == [.warning])
    #expect(severities(.derived) == [.info])
  }

  @Test func theAppIsEntitledForTheNotificationsOfItsExtensions() {
    let check = { (product: String) in
      ProjectCheck(
        EntitlementMissing.self,
        file: "A.entitlements",
        ExampleProject(.init(signed, product: product, folder: ".")),
        [
          "Info.plist": "{ CFBundleName = A; }",
          "A.swift": "content.interruptionLevel = .timeSensitive",
        ]
      )
    }
    check("application").finds(empty)
    check("app-extension").accepts(plain(empty))
  }

  @Test(arguments: [
    (
      "import PassKit\nlet c = PKPaymentAuthorizationController(paymentRequest: r)",
      "com.apple.developer.in-app-payments"
    ),
    ("import GameKit\nGKLocalPlayer.local.authenticateHandler = { _, _ in }", "com.apple.developer.game-center"),
    ("struct A: GroupActivity { var metadata: GroupActivityMetadata { m } }", "com.apple.developer.group-session"),
    (
      "let u = FileManager.default.url(forUbiquityContainerIdentifier: nil)",
      "com.apple.developer.ubiquity-container-identifiers"
    ),
  ])
  func reportsWhatPaymentsGamesAndFilesNeed(_ source: String, _ entitlement: String) {
    let finding = check(source).finds(empty).first
    #expect(finding?.message.hasPrefix("Missing entitlement \(entitlement)") == true)
  }

  @Test func theSandboxOfABuildSettingDeniesTheNetwork() {
    let check = { (settings: String) in
      ProjectCheck(
        EntitlementMissing.self,
        ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx; ENABLE_APP_SANDBOX = YES; \(settings)", folder: ".")
        ),
        ["A.swift": "let task = URLSession.shared.dataTask(with: url)"]
      )
    }
    let finding = check("").finds("1️⃣{2️⃣ CFBundlePackageType = APPL; }").first
    #expect(finding?.message.hasSuffix("the build setting ENABLE_OUTGOING_NETWORK_CONNECTIONS adds it.") == true)
    check("ENABLE_OUTGOING_NETWORK_CONNECTIONS = YES;").accepts("{ CFBundlePackageType = APPL; }")
  }

  @Test func criticalAlertsThatCodeAsksForAreInformation() {
    let request = "center.requestAuthorization(options: [.alert, .criticalAlert]) { _, _ in }"
    let finding = check(request).finds(empty).first
    #expect(finding?.severity == .info)
    #expect(finding?.key == "com.apple.developer.usernotifications.critical-alerts")
    check("center.requestAuthorization(options: [.alert, .sound]) { _, _ in }").accepts(plain(empty))
    check("let style = Style.criticalAlert").accepts(plain(empty))
  }

  @Test func anAppThatImportsUIKitAloneIsNotForTheMac() {
    let settings = "SUPPORTED_PLATFORMS = \"iphoneos macosx\";"
    let call = "URLSession.shared.dataTask(with: url)"
    check(call, settings).finds(sandboxed)
    check("import UIKit\n\(call)", settings).accepts(plain(sandboxed))
    check("#if canImport(UIKit)\nimport UIKit\n#endif\n\(call)", settings).finds(sandboxed)
    check("#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif\n\(call)", settings).finds(sandboxed)
  }
}
