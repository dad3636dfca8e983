import AppProject
import CodeScanning
import ProjectFiles
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringMissingTests {
  private let check = RuleCheck(PurposeStringMissing.self)

  /// A need of `keys`, each of which is enough, with the call that needs it.
  private func need(
    _ keys: String...,
    cause: String = "ask()",
    kind: PurposeNeed.Kind = .call,
    isCertain: Bool = true,
    platforms: Set<String> = []
  ) -> PurposeNeed {
    PurposeNeed(
      alternatives: keys.map { $0.split(separator: ";").map(String.init) },
      cause: cause,
      kind: kind,
      isCertain: isCertain,
      platforms: platforms,
      evidence: Evidence(path: "/app/A.swift", line: 0, lineText: cause, columns: 0..<cause.utf8.count)
    )
  }

  private let empty = """
    <plist version="1.0">1️⃣<dict>2️⃣
      <key>CFBundleName</key>
      <string>A</string>
    </dict></plist>
    """

  private var plain: String { empty.filter { !"1️⃣2️⃣".contains($0) } }

  /// Bug: a call in a linked library was reported to terminate apps that never come to it.
  @Test func whatALibraryCallsTerminatesTheAppAtTheFirstAccess() {
    var linked = need("NSCameraUsageDescription")
    linked.basis = .derived
    let project = ProjectContext(code: CodeUsage(purposeNeeds: [linked]))
    let finding = check.finds(empty, at: [("1️⃣", "2️⃣")], project: project).first
    #expect(
      finding?.message == """
        Missing key NSCameraUsageDescription, but A.swift:1 calls ask(). \
        The app is terminated at the first access, and App Store Connect rejects the upload.
        """
    )
  }

  @Test func namesKeyAndCause() {
    let cause = "AVCaptureDevice.requestAccess(for: .video)"
    let project = ProjectContext(code: CodeUsage(purposeNeeds: [need("NSCameraUsageDescription", cause: cause)]))
    let finding = check.finds(empty, at: [("1️⃣", "2️⃣")], project: project).first
    #expect(
      finding?.message
        == """
        Missing key NSCameraUsageDescription, but A.swift:1 calls AVCaptureDevice.requestAccess(for: .video). \
        The call terminates the app, and App Store Connect rejects the upload.
        """
    )
    #expect(finding?.appStoreCode == "ITMS-90683")
    #expect(finding?.related.map(\.place) == [.elsewhere(project.code.purposeNeeds[0].evidence)])
  }

  private let call = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"

  @Test func aKeyOfBuildsForDebuggingIsNotInTheRelease() {
    let settings = "SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;"
    func text(_ names: [String]) -> String {
      let all = ["Debug", "Release"].map { name in
        (name, settings + (names.contains(name) ? " INFOPLIST_KEY_NSCameraUsageDescription = \"Scan it.\";" : ""))
      }
      return ExampleProject(.init(all, folder: "App")).text
    }
    let check = ProjectCheck(PurposeStringMissing.self, file: ExampleProject.file, ["App/A.swift": call])
    let found = check.generatedFindings(in: text(["Debug"]))
    #expect(found.map(\.key) == ["NSCameraUsageDescription"])
    // The text of the other configuration stays.
    #expect(found.first?.fixes.first?.edits.count == 1)
    #expect(check.generatedFindings(in: text(["Debug", "Release"])).isEmpty)
    #expect(check.generatedFindings(in: text(["Release"])).isEmpty)
  }

  private func needs(_ files: [String: String], file: String = "App/Info.plist") -> [String] {
    let project = ExampleProject(
      .init(
        "SDKROOT = iphoneos; INFOPLIST_FILE = \(FilePath.name(FilePath.folder(file)))/Info.plist;",
        folder: FilePath.name(FilePath.folder(file))
      )
    )
    let root = FilePath.folder(FilePath.folder(file))
    let path = root.isEmpty || root == "." ? ExampleProject.file : "\(root)/\(ExampleProject.file)"
    return ProjectCheck(PurposeStringMissing.self, file: file, files.merging([path: project.text]) { $1 })
      .findings(in: "{ CFBundleIdentifier = a.b; CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; }").compactMap(
        \.key
      )
  }

  /// Bug: the microphone was named too where the same function gets a camera.
  @Test(arguments: [
    ("AVCaptureDevice.default(for: .video)", "NSCameraUsageDescription"),
    ("AVCaptureDevice.default(for: .audio)", "NSMicrophoneUsageDescription"),
    ("devices(.video); AVCaptureDevice.default(for: .video); AVCaptureDevice.default(for: .audio)", nil),
    ("first", nil),
  ])
  func theFileDecidesWhichDeviceAnInputIsFor(_ device: String, _ key: String?) {
    let code = "import AVFoundation\nlet device = \(device)\nlet input = try AVCaptureDeviceInput(device: device)"
    let project = ExampleProject(.init("SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;", folder: "App"))
    let found = ProjectCheck(PurposeStringMissing.self, project, ["App/A.swift": code])
      .findings(in: "{ CFBundleIdentifier = a.b; CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; }")
    let keys = key ?? "NSCameraUsageDescription or NSMicrophoneUsageDescription"
    #expect(found.map { $0.message.prefix { $0 != "," } } == ["Missing key \(keys)"])
  }

  @Test func podsInTheRepositoryAreCode() {
    let lock = "PODS:\n  - Seed (1.0)\n\nDEPENDENCIES:\n  - Seed\n"
    #expect(needs(["Podfile.lock": lock, "Pods/Seed/A.swift": call]) == ["NSCameraUsageDescription"])
    #expect(needs(["Podfile.lock": lock, "Pods/Other/A.swift": call]) == [])
    let local = lock + "\nEXTERNAL SOURCES:\n  Seed:\n    :path: Kit/Seed\n"
    let spec = "Pod::Spec.new do |s|\n  s.source_files = 'Classes/**/*.swift'\nend\n"
    let files = ["Podfile.lock": local, "Kit/Seed/Seed.podspec": spec]
    #expect(needs(files.merging(["Kit/Seed/Classes/A.swift": call]) { $1 }) == ["NSCameraUsageDescription"])
    #expect(needs(files.merging(["Kit/Seed/Example/A.swift": call]) { $1 }) == [])
  }

  @Test func packagesOfFlutterWithAPathAreCode() {
    let app = "dependencies:\n  leaf:\n    path: ../\n"
    let plugin = [
      ".git/HEAD": "", "pubspec.yaml": "name: leaf\n", "example/pubspec.yaml": app, "example/lib/main.dart": "",
    ]
    let file = "example/ios/Runner/Info.plist"
    #expect(needs(plugin.merging(["ios/Classes/A.swift": call]) { $1 }, file: file) == ["NSCameraUsageDescription"])
    #expect(needs(plugin.merging(["macos/Classes/A.swift": call]) { $1 }, file: file) == [])
  }

  @Test func insertsTheExampleText() {
    let project = ProjectContext(code: CodeUsage(purposeNeeds: [need("NSSiriUsageDescription")]))
    let finding = check.finds(empty, at: [("1️⃣", "2️⃣")], project: project).first
    #expect(finding?.fixes.map(\.title) == ["Insert NSSiriUsageDescription"])
    #expect(finding?.fixes.first?.isSafe == false)
    #expect(finding?.fixes.first?.edits.first?.replacement.contains("<key>NSSiriUsageDescription</key>") == true)
  }

  @Test func oneFindingForEachKey() {
    let project = ProjectContext(
      code: CodeUsage(purposeNeeds: [
        need("NSHealthShareUsageDescription;NSHealthUpdateUsageDescription"), need("NSHealthShareUsageDescription"),
      ])
    )
    let findings = check.finds(empty, at: [("1️⃣", "2️⃣"), ("1️⃣", "2️⃣")], project: project)
    #expect(findings.map(\.related.count) == [2, 1])
  }

  @Test func anyAlternativeWillDo() {
    let project = ProjectContext(
      code: CodeUsage(purposeNeeds: [need("NSCameraUsageDescription", "NSMicrophoneUsageDescription")])
    )
    let finding = check.finds(empty, at: [("1️⃣", "2️⃣")], project: project).first
    #expect(finding?.message.hasPrefix("Missing key NSCameraUsageDescription or NSMicrophoneUsageDescription,") == true)
    #expect(finding?.fixes.count == 2)
    check.accepts("{ NSMicrophoneUsageDescription = a; }", project: project)
  }

  @Test func missingAlternativeIsCoveredByItsKey() {
    let project = ProjectContext(
      code: CodeUsage(purposeNeeds: [
        need("NSCameraUsageDescription", "NSMicrophoneUsageDescription"), need("NSCameraUsageDescription"),
      ])
    )
    check.finds(empty, at: [("1️⃣", "2️⃣")], project: project)
  }

  @Test func newerKeyIsWhatToAdd() {
    let project = ProjectContext(
      code: CodeUsage(purposeNeeds: [
        need("NSCalendarsUsageDescription;NSCalendarsFullAccessUsageDescription")
      ])
    )
    let finding = check.finds(empty, at: [("1️⃣", "2️⃣")], project: project).first
    #expect(finding?.message.hasPrefix("Missing key NSCalendarsFullAccessUsageDescription,") == true)
  }

  @Test(arguments: [
    ("NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"),
    ("NSCalendarsUsageDescription", "NSCalendarsFullAccessUsageDescription"),
    ("NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"),
    ("NSLocationWhenInUseUsageDescription", "NSLocationUsageDescription"),
    ("NSCameraUsageDescription", "NSCameraUsageDescription"),
    ("NSCameraUsageDescription", "NSCameraUsageDescription~ipad"),
  ])
  func keysOfTheSameResourceDo(_ needed: String, _ present: String) {
    check.accepts("{ \"\(present)\" = a; }", project: ProjectContext(code: CodeUsage(purposeNeeds: [need(needed)])))
  }

  @Test func keysThatTheBuildSuppliesAreThere() {
    check.accepts(
      plain,
      project: ProjectContext(
        code: CodeUsage(purposeNeeds: [need("NSCameraUsageDescription")]),
        suppliedKeys: ["NSCameraUsageDescription"]
      )
    )
  }

  @Test func otherPlatformsAreNotConcerned() {
    let iOS = ProjectContext(code: CodeUsage(purposeNeeds: [need("NSHomeKitUsageDescription", platforms: ["iOS"])]))
    check.accepts("{ LSMinimumSystemVersion = \"13.0\"; }", project: iOS)
    let faceID = ProjectContext(code: CodeUsage(purposeNeeds: [need("NSFaceIDUsageDescription")]))
    check.accepts("{ LSMinimumSystemVersion = \"13.0\"; }", project: faceID)
  }

  @Test func probableNeedsAreAnotherRules() {
    check.accepts(
      plain,
      project: ProjectContext(code: CodeUsage(purposeNeeds: [need("NSCameraUsageDescription", isCertain: false)]))
    )
    check.accepts(
      plain,
      project: ProjectContext(code: CodeUsage(purposeNeeds: [need("NSLocalNetworkUsageDescription")]))
    )
  }

  @Test func halfOfAPairMakesAnEntitlementUncertain() {
    let project = ProjectContext(
      code: CodeUsage(purposeNeeds: [
        need("NSHealthShareUsageDescription;NSHealthUpdateUsageDescription", kind: .entitlement)
      ])
    )
    check.finds(empty, at: [("1️⃣", "2️⃣"), ("1️⃣", "2️⃣")], project: project)
    check.accepts("{ NSHealthShareUsageDescription = a; }", project: project)
  }

  @Test func surestCauseIsNamed() {
    let project = ProjectContext(
      code: CodeUsage(purposeNeeds: [
        need("NSCameraUsageDescription", cause: "maybe", isCertain: false),
        need("NSCameraUsageDescription", cause: "surely", kind: .entitlement),
      ])
    )
    let finding = check.finds(empty, at: [("1️⃣", "2️⃣")], project: project).first
    #expect(finding?.message.contains("A.swift:1 requests surely. The app is terminated at the first access") == true)
  }

  @Test func brokenAndOtherFilesAreNotChecked() {
    let project = ProjectContext(code: CodeUsage(purposeNeeds: [need("NSCameraUsageDescription")]))
    check.accepts("<plist version=\"1.0\"><dict><key>CFBundleName</key></dict></plist", project: project)
    RuleCheck(PurposeStringMissing.self, file: "A.entitlements").accepts("{ }", project: project)
  }

  @Test func flutterNeedsTheCameraWhereDartAsksForIt() {
    let files = { (code: String) in
      [
        "pubspec.yaml": "dependencies:\n  image_picker: ^1.0.0\n",
        "lib/a.dart": "pick() async { await ImagePicker().pickImage(source: \(code)); }",
      ]
    }
    let text = "1️⃣{2️⃣ CFBundlePackageType = APPL; NSPhotoLibraryUsageDescription = a; }"
    let check = { (sdk: String, code: String) in
      let target = ExampleProject.Target("INFOPLIST_FILE = Runner/Info.plist; SDKROOT = \(sdk);", name: "Runner")
      let project = ["ios/Runner.xcodeproj/project.pbxproj": ExampleProject(target).text]
      return ProjectCheck(
        PurposeStringMissing.self,
        file: "ios/Runner/Info.plist",
        files(code).merging(project) { first, _ in first }
      )
    }
    let finding = check("iphoneos", "ImageSource.camera").finds(text).first
    #expect(finding?.message.hasPrefix("Missing key NSCameraUsageDescription, but a.dart:1 ") == true)
    check("iphoneos", "ImageSource.gallery").accepts(text.filter { !"1️⃣2️⃣".contains($0) })
    check("macosx", "ImageSource.camera").accepts(text.filter { !"1️⃣2️⃣".contains($0) })
  }
}
