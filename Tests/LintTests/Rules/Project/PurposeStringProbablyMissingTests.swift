import AppProject
import CodeScanning
import ProjectFiles
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringProbablyMissingTests {
  private let check = RuleCheck(PurposeStringProbablyMissing.self)

  private func project(_ key: String, isCertain: Bool) -> ProjectContext {
    let evidence = Evidence(path: "/app/A.swift", line: 0, lineText: "ARSession()", columns: 0..<9)
    return ProjectContext(
      code: CodeUsage(purposeNeeds: [
        PurposeNeed(alternatives: [[key]], cause: "ARSession", isCertain: isCertain, evidence: evidence)
      ])
    )
  }

  @Test func reportsWhatIsNotCertain() {
    let project = project("NSCameraUsageDescription", isCertain: false)
    let finding = check.finds("1️⃣{2️⃣ CFBundleName = A; }", at: [("1️⃣", "2️⃣")], project: project).first
    #expect(
      finding?.message
        == "Key NSCameraUsageDescription is probably missing: A.swift:1 uses ARSession. The app may be terminated at the first access."
    )
    #expect(finding?.severity == .warning)
  }

  @Test func localNetworkIsNeverCertain() {
    let project = project("NSLocalNetworkUsageDescription", isCertain: true)
    check.finds("1️⃣{2️⃣ CFBundleName = A; }", at: [("1️⃣", "2️⃣")], project: project)
  }

  @Test func leavesCertainNeedsToTheOtherRule() {
    check.accepts("{ CFBundleName = A; }", project: project("NSCameraUsageDescription", isCertain: true))
  }

  // MARK: Sources

  /// An app that compiles all files of a folder.
  private static let app = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))

  private func finds(_ code: String, _ text: String = "1️⃣{2️⃣ a = b; }", sourceLocation: SourceLocation = #_sourceLocation)
    -> [String]
  {
    ProjectCheck(PurposeStringProbablyMissing.self, Self.app, ["App/A.swift": code])
      .finds(text, sourceLocation: sourceLocation).map(\.message)
  }

  private func accepts(_ code: String, _ text: String = "{ a = b; }", sourceLocation: SourceLocation = #_sourceLocation)
  {
    for rule in [PurposeStringProbablyMissing.self, PurposeStringMissing.self] as [any Rule.Type] {
      ProjectCheck(rule, Self.app, ["App/A.swift": code]).accepts(text, sourceLocation: sourceLocation)
    }
  }

  @Test func typesThatMayNeedAKeyAreReported() {
    #expect(
      finds("let manager = CLLocationManager()") == [
        """
        Key NSLocationWhenInUseUsageDescription is probably missing: A.swift:1 uses CLLocationManager. \
        Access may be denied without it.
        """
      ]
    )
    ProjectCheck(PurposeStringMissing.self, Self.app, ["App/A.swift": "let manager = CLLocationManager()"])
      .accepts("{ a = b; }")
  }

  @Test(
    "bug: a type that code only names counted as access",
    arguments: [
      "init(_ type: Manager.Type = CLLocationManager.self) {}", "extension CLLocationManager: Locating {}",
      "let isOn = CLLocationManager.locationServicesEnabled()", "func f(_ manager: CLLocationManager) {}",
    ]
  )
  func aTypeThatIsOnlyNamedNeedsNothing(code: String) { accepts(code) }

  @Test func aPickerNeedsNothing() {
    // The photo library of a picker is shown by the system.
    let app = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
    ProjectCheck(PurposeStringProbablyMissing.self, app, ["App/A.swift": "let picker = UIImagePickerController()"])
      .accepts("{ a = b; }")
  }

  @Test func typesThatReachNothingByThemselvesAreNot() {
    accepts("let context = LAContext(); let isFace = context.biometryType == .faceID")
    accepts("let store = EKEventStore(); let editor = EKEventEditViewController()")
    accepts("let sensor = CMMotionManager()")
    accepts("import CoreLocation\nimport AVFoundation\nlet place = CLLocationCoordinate2D()")
    #expect(finds("LAContext().evaluatePolicy(.deviceOwnerAuthentication) { _, _ in }").count == 1)
  }

  @Test func codeForOtherPlatformsDoesNotCount() {
    accepts("#if os(iOS)\nlet manager = CLLocationManager()\n#endif", "{ LSMinimumSystemVersion = \"13.0\"; }")
    accepts("class CLLocationManager {}\nlet manager = CLLocationManager()")
  }

  @Test func theSystemOfTheTargetDecides() {
    let code = "#if os(macOS)\nlet manager = CLLocationManager()\n#endif"
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
    ProjectCheck(PurposeStringProbablyMissing.self, project, ["App/A.swift": code]).accepts("{ a = b; }")
  }

  // MARK: Several needs

  private func need(_ keys: String..., isCertain: Bool) -> PurposeNeed {
    PurposeNeed(
      alternatives: keys.map { [$0] },
      cause: isCertain ? "surely" : "maybe",
      isCertain: isCertain,
      evidence: Evidence(path: "/app/A.swift", line: 0, lineText: "ask", columns: 0..<3)
    )
  }

  @Test func theBestEvidenceWins() {
    let (camera, microphone) = ("NSCameraUsageDescription", "NSMicrophoneUsageDescription")
    let project = ProjectContext(
      code: CodeUsage(purposeNeeds: [
        need(camera, isCertain: false), need(camera, microphone, isCertain: true),
      ])
    )
    check.accepts("{ a = b; }", project: project)
    let finding = RuleCheck(PurposeStringMissing.self)
      .finds("1️⃣{2️⃣ a = b; }", at: [("1️⃣", "2️⃣")], project: project).first
    #expect(finding?.message.hasPrefix("Missing key \(camera) or \(microphone), but A.swift:1 uses surely.") == true)
    #expect(finding?.related.count == 2)
    // With the microphone alone, the camera is still probable.
    check.finds("1️⃣{2️⃣ \(microphone) = b; }", at: [("1️⃣", "2️⃣")], project: project)
  }

  @Test func aSurerKeyMakesItsAlternativesNeedless() {
    let (camera, photos) = ("NSCameraUsageDescription", "NSPhotoLibraryUsageDescription")
    let project = ProjectContext(
      code: CodeUsage(purposeNeeds: [
        need(camera, photos, isCertain: false), need(camera, isCertain: true),
      ])
    )
    check.accepts("{ a = b; }", project: project)
    RuleCheck(PurposeStringMissing.self).finds("1️⃣{2️⃣ a = b; }", at: [("1️⃣", "2️⃣")], project: project)
  }
}
