import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// What property lists lack is reported at the line of code that needs it.
@Suite struct SourceFindingsTests {
  private static let infoPlist = """
    <plist version="1.0"><dict>
    \t<key>CFBundleIdentifier</key>
    \t<string>org.example.app</string>
    \t<key>LSRequiresIPhoneOS</key>
    \t<true/>
    </dict></plist>
    """
  private static let manifest =
    "<plist version=\"1.0\"><dict><key>NSPrivacyAccessedAPITypes</key><array/></dict></plist>"

  private func findings(
    _ marked: String,
    _ files: [String: String] = [:],
    file: String = "Camera.swift",
    configuration: LintConfiguration = LintConfiguration()
  ) -> (findings: [Finding], text: MarkedText) {
    let text = MarkedText(marked)
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: ".")).text
    var all = [ExampleProject.file: project, "Info.plist": Self.infoPlist, "PrivacyInfo.xcprivacy": Self.manifest]
    all.merge(files) { $1 }
    all[file] = text.text
    let bytes = Dictionary(uniqueKeysWithValues: all.map { ("/app/\($0)", Array($1.utf8)) })
    let builder = ProjectContextBuilder(files: OverlaidFiles(bytes), homeFolder: nil)
    guard let context = builder.sourceContext(for: "/app/\(file)") else { return ([], text) }
    return (Linter(configuration: configuration).sourceFindings(in: text.source, context: context), text)
  }

  /// The text of the other file that a fix makes.
  private func fixed(_ fix: Fix?) -> String? {
    guard case .edits(let edits, of: let text)? = fix?.otherFiles.first?.change else { return nil }
    return text.applying(edits).string
  }

  @Test func aCallWithoutItsPurposeString() throws {
    let (found, text) = findings("let a = 1\n  await 1️⃣AVCaptureDevice.requestAccess2️⃣(for: .video)\n")
    let finding = try #require(found.first)
    #expect(found.map(\.rule) == ["purpose-string-missing"])
    #expect(text.range("1️⃣", "2️⃣").contains(finding.range.lowerBound))
    #expect(finding.severity == .error)
    #expect(finding.message.contains("Missing key NSCameraUsageDescription, but Camera.swift:2 calls"))
    let related = try #require(finding.related.first)
    #expect(related.message == "Info.plist lacks it")
    guard case .elsewhere(let place) = related.place else {
      Issue.record("no other file")
      return
    }
    #expect(place.path == "/app/Info.plist")
    let fix = try #require(finding.fixes.first)
    #expect(fix.title == "Insert NSCameraUsageDescription (app/Info.plist)")
    #expect(fix.edits.isEmpty)
    #expect(!fix.isSafe)
    #expect(fixed(fix)?.contains("<key>NSCameraUsageDescription</key>") == true)
  }

  @Test func eachPlaceHasAFindingOfItsOwn() {
    let (found, text) = findings("CMPedometer()1️⃣\nfunc f() {\n  CMPedometer()2️⃣\n}\n")
    #expect(found.map(\.rule).allSatisfy { $0.hasPrefix("purpose-string-") })
    #expect(found.map { text.source.line(at: $0.range.lowerBound) } == [0, 2])
    #expect(found.last?.message.contains("Camera.swift:3") == true)
  }

  @Test func aCallCountsForItsReceiverToo() {
    let (found, _) = findings(
      "import Contacts; CNContactStore().requestAccess(for: .contacts) { _, _ in }\nCNContactStore()\n"
    )
    #expect(found.map { $0.message.contains("calls CNContactStore().requestAccess") } == [true, false])
  }

  @Test func probableUsesAreWarnings() {
    let (found, _) = findings("let manager = CLLocationManager()\nlet context = LAContext()\n")
    #expect(found.map(\.rule) == ["purpose-string-probably-missing"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func aPurposeThatNothingDescribes() throws {
    let code =
      "import CoreLocation; manager.1️⃣requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Route\")2️⃣ { _ in }"
    let (found, text) = findings(code)
    #expect(found.map(\.rule) == ["location-temporary-key-missing"])
    #expect(text.range("1️⃣", "2️⃣").contains(try #require(found.first).range.lowerBound))
    #expect(fixed(found.first?.fixes.first)?.contains("<key>Route</key>") == true)
  }

  @Test func anOldCalendarKey() {
    let info = Self.infoPlist.replacing(
      "<key>LSRequires",
      with: "<key>NSCalendarsUsageDescription</key><string>Plan.</string><key>LSRequires"
    )
    let found = findings("import EventKit; try await store.requestFullAccessToEvents()", ["Info.plist": info]).findings
    #expect(found.map(\.rule) == ["calendar-old-key-denied"])
    #expect(found.map(\.range.isEmpty) == [false])
  }

  @Test func nothingIsFoundWhereTheKeyIs() {
    let info = Self.infoPlist.replacing(
      "<key>LSRequires",
      with: "<key>NSCameraUsageDescription</key><string>Scan.</string><key>LSRequires"
    )
    #expect(findings("AVCaptureDevice.requestAccess(for: .video)", ["Info.plist": info]).findings.isEmpty)
  }

  @Test func commentsAndStringsAreNotCode() {
    #expect(findings("// AVCaptureDevice.requestAccess(for: .video)\nlet a = \"CMPedometer()\"").findings.isEmpty)
  }

  @Test func aRequiredReasonThatTheManifestLacks() throws {
    let (found, _) = findings("let a = UserDefaults.standard")
    let finding = try #require(found.first)
    #expect(found.map(\.rule) == ["privacy-api-undeclared"])
    #expect(fixed(finding.fixes.first)?.contains("NSPrivacyAccessedAPICategoryUserDefaults") == true)
    #expect(finding.fixes.first?.otherFiles.first?.path == "/app/PrivacyInfo.xcprivacy")
  }

  @Test func anEntitlementThatTheBundleLacks() throws {
    let settings = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements; SDKROOT = iphoneos;"
    let project = """
      { objects = {
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
      }; }
      """
    let (found, _) = findings(
      "let service = WeatherService()",
      ["App.xcodeproj/project.pbxproj": project, "App.entitlements": "<plist version=\"1.0\"><dict/></plist>"]
    )
    #expect(found.map(\.rule) == ["entitlement-missing"])
    #expect(fixed(found.first?.fixes.first)?.contains("com.apple.developer.weatherkit") == true)
  }

  @Test func otherCodeOfTheAppIsNotThisFiles() {
    #expect(findings("let a = 1", ["Other.swift": "AVCaptureDevice.requestAccess(for: .video)"]).findings.isEmpty)
  }

  @Test func rulesThatAreNotWantedStaySilent() {
    var configuration = LintConfiguration()
    configuration.disabledRules = ["purpose-string-missing"]
    let call = "AVCaptureDevice.requestAccess(for: .video)"
    #expect(findings(call, configuration: configuration).findings.isEmpty)
    let info = "<!-- plist-lsp:disable purpose-string-missing -->" + Self.infoPlist
    #expect(findings(call, ["Info.plist": info]).findings.isEmpty)
  }

  @Test func aFileOfTwoBundlesHasFindingsOfBoth() throws {
    let project = """
      { objects = {
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; fileSystemSynchronizedGroups = (G); };
        B = { isa = PBXNativeTarget; name = Clip; buildConfigurationList = M; fileSystemSynchronizedGroups = (G);
          productType = "com.apple.product-type.application.on-demand-install-capable"; };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        M = { isa = XCConfigurationList; buildConfigurations = (D); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
        D = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Clip/Info.plist; }; };
        P = { isa = PBXProject; mainGroup = R; targets = (A, B); };
        R = { isa = PBXGroup; children = (G); sourceTree = "<group>"; };
      }; rootObject = P; }
      """
    let (found, _) = findings(
      "AVCaptureDevice.requestAccess(for: .video)",
      [
        "App.xcodeproj/project.pbxproj": project, "App/Info.plist": Self.infoPlist, "Clip/Info.plist": Self.infoPlist,
        "Info.plist": "<plist><array/></plist>",
      ],
      file: "Shared/Camera.swift"
    )
    #expect(found.map(\.rule) == ["purpose-string-missing"])
    #expect(
      found.first?.fixes.map(\.title) == [
        "Insert NSCameraUsageDescription (App/Info.plist)", "Insert NSCameraUsageDescription (Clip/Info.plist)",
      ]
    )
    #expect(found.first?.related.count == 2)
  }

  @Test func anInfoPlistOfTheBuildIsFixedWhereItIsWritten() throws {
    let spec = """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          info:
            path: App/Info.plist
            properties:
              CFBundleDisplayName: App

      """
    let (found, _) = findings(
      "AVCaptureDevice.requestAccess(for: .video)",
      ["project.yml": spec, "Info.plist": "<plist><array/></plist>", ExampleProject.file: ""],
      file: "App/Camera.swift"
    )
    let finding = try #require(found.first { $0.rule == "purpose-string-missing" })
    #expect(finding.message.hasPrefix("App: Missing key NSCameraUsageDescription"))
    #expect(finding.fixes.first?.otherFiles.first?.path == "/app/project.yml")
    #expect(fixed(finding.fixes.first)?.contains("\n        NSCameraUsageDescription: \"") == true)
  }
}
