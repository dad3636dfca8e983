import AppProject
import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintFiles
@testable import LintRules

/// What is true and still unwelcome is reported once, as no more than it is.
@Suite struct NoiseTests {
  /// Returns what `lint` reports about files of a project, by their paths from its folder.
  private func report(_ files: [String: String], samples: Set<String> = []) -> [ReportedFinding] {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ("/app/\($0.key)", Array($0.value.utf8)) })
    let builder = ProjectContextBuilder(files: OverlaidFiles(contents), homeFolder: nil, workingFolder: "/app")
    var findings: [ReportedFinding] = []
    for name in files.keys.sorted() {
      let document = Document(path: "/app/\(name)", text: SourceText(files[name] ?? ""))
      guard document.kind != .other else { continue }
      let project = builder.context(around: document)
      var file = ReportedFile(path: name, absolutePath: document.path, text: document.text)
      file.developmentLanguage = project.translations.developmentLanguage
      file.isSample = samples.contains(name)
      findings += Linter().findings(in: document, project: project).map { ReportedFinding($0, in: file) }
    }
    return JoinedFindings.joined(findings)
  }

  private func findings(of rule: any Rule.Type, _ files: [String: String]) -> [ReportedFinding] {
    report(files).filter { $0.rule == rule.description.id }
  }

  private static func app(_ entries: String, _ settings: String = "") -> [String: String] {
    [
      "Info.plist":
        "{ CFBundleDevelopmentRegion = en; CFBundleIdentifier = \"a.b\"; LSRequiresIPhoneOS = YES; \(entries) }",
      ExampleProject.file: ExampleProject(
        .init("SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; \(settings)", folder: ".")
      ).text,
    ]
  }

  private static func tables(_ name: String, _ text: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: ["de", "en", "fr"].map { ("\($0).lproj/\(name)", text) })
  }

  // MARK: One cause, many findings

  @Test func anUnusedVariableInAllLanguages() {
    let text = """
      <plist version="1.0"><dict><key>days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%d days</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>other</key><string>%d days</string>
        </dict>
      </dict></dict></plist>
      """
    let found = findings(of: StringsdictUnusedVariable.self, Self.tables("Localizable.stringsdict", text))
    #expect(found.map(\.count) == [3])
  }

  @Test func aWrongKeyInAllLanguages() {
    let tables = Self.tables("InfoPlist.strings", "NSPhotoLibraryUsageDescription = \"a b c\";")
    let files = Self.app("NSPhotoLibraryAddUsageDescription = \"Save the label.\";").merging(tables) { first, _ in first
    }
    #expect(findings(of: LocalizedKeyNotInPlist.self, files).map(\.count) == [3])
  }

  @Test func aTableThatLanguagesLack() {
    let files = [
      "Package.swift": "", "en.lproj/Localizable.strings": "a = \"1\"; b = \"2\"; c = \"3\";",
      "de.lproj/Localizable.strings": "a = \"1\";", "fr.lproj/Localizable.strings": "b = \"2\";",
    ].merging(Self.app("")) { first, _ in first }
    let found = findings(of: StringsMissingInLanguage.self, files)
    #expect(found.map(\.severity) == [.info])
    #expect(found.map(\.count) == [2])
  }

  @Test func escapesWithoutEffectInAllLanguages() {
    let found = findings(
      of: StringsInvalidEscape.self,
      Self.tables("Localizable.strings", #"a = "50 \%"; b = "50 \%";"#)
    )
    #expect(found.map(\.severity) == [.info])
    #expect(found.map(\.count) == [6])
  }

  @Test func duplicatesWithTheSameText() {
    let entries = (0..<20).map { "k\($0) = \"\($0)\";" }.joined(separator: "\n")
    let found = findings(of: StringsDuplicateKey.self, ["en.lproj/Localizable.strings": "\(entries)\n\(entries)\n"])
    #expect(found.map(\.severity) == [.info])
    #expect(found.map(\.count) == [20])
  }

  @Test func aBlockOfDuplicatesWithOtherTexts() {
    func table(_ count: Int) -> String {
      (["a", "b"].flatMap { text in (0..<count).map { "k\($0) = \"\(text)\($0)\";" } }).joined(separator: "\n")
    }
    let many = findings(of: StringsDuplicateKey.self, ["en.lproj/Localizable.strings": table(5)])
    #expect(many.map(\.severity) == [.warning])
    #expect(many.map(\.count) == [5])
    #expect(findings(of: StringsDuplicateKey.self, ["en.lproj/Localizable.strings": table(4)]).count == 4)
  }

  // MARK: Integers need no form for all others

  @Test func formsThatCoverAllIntegers() {
    let text = """
      <plist version="1.0"><dict><key>days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d a</string><key>few</key><string>%d b</string><key>many</key><string>%d c</string>
        </dict>
      </dict></dict></plist>
      """
    let found = findings(of: StringsdictOtherMissing.self, ["ru.lproj/Localizable.stringsdict": text])
    #expect(found.map(\.severity) == [.warning])
  }

  // MARK: One defect, one rule

  @Test func processingInTheBackground() {
    var files = Self.app("UIBackgroundModes = (processing);")
    files["A.swift"] = "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a.b.c\", using: nil) { _ in }"
    let rules: Set = ["background-processing-needs-identifiers", "background-identifier-not-permitted"]
    #expect(report(files).filter { rules.contains($0.rule) }.count == 1)
  }

  @Test func locationInTheBackground() {
    var files = Self.app("UIBackgroundModes = (location);")
    files["A.swift"] = "import CoreLocation; let manager = CLLocationManager(); manager.requestAlwaysAuthorization()"
    let found = report(files)
    #expect(!found.contains { $0.rule == "background-location-needs-purpose" })
    #expect(found.contains { $0.rule == "purpose-string-missing" })
  }

  @Test(arguments: ["com.apple.developer.homekit", "com.apple.developer.siri"])
  func entitlementsThatNeedAPurposeString(_ entitlement: String) {
    var files = Self.app("", "CODE_SIGN_ENTITLEMENTS = App.entitlements;")
    files["App.entitlements"] = "<plist version=\"1.0\"><dict><key>\(entitlement)</key><true/></dict></plist>"
    let rules: Set = ["entitlement-needs-purpose-string", "purpose-string-missing", "purpose-string-probably-missing"]
    #expect(report(files).filter { rules.contains($0.rule) }.count <= 1)
  }

  @Test func fullScreenIsDeprecatedOnce() {
    let found = report(Self.app("UIRequiresFullScreen = YES;"))
    #expect(found.filter { ["deprecated-key", "full-screen-deprecated"].contains($0.rule) }.count == 1)
  }

  // MARK: Advice

  @Test(arguments: [
    ("capabilities-armv7-outdated", "UIRequiredDeviceCapabilities = (armv7);"),
    ("encryption-key-missing", "CFBundleShortVersionString = 1; CFBundleVersion = 1;"),
    ("display-name-empty", "CFBundleDisplayName = \"\";"),
    ("privacy-manifest-missing", "CFBundleName = a;"),
  ])
  func adviceIsGivenOnce(_ rule: String, _ entries: String) {
    let plist = "{ CFBundlePackageType = APPL; CFBundleIdentifier = \"a.b\"; LSRequiresIPhoneOS = YES; \(entries) }"
    let targets = ["One", "Two"].map { name in
      ExampleProject.Target("SDKROOT = iphoneos; INFOPLIST_FILE = \(name)/Info.plist;", name: name, folder: name)
    }
    let found = report([
      "One/Info.plist": plist, "Two/Info.plist": plist, "One/A.swift": "UserDefaults.standard",
      "Two/A.swift": "UserDefaults.standard", ExampleProject.file: ExampleProject(targets).text,
    ]).filter { $0.rule == rule }
    #expect(found.count <= 1, "\(found.map(\.message))")
    // Without a manifest App Store Connect refuses the upload.
    #expect(found.allSatisfy { $0.severity == (rule == "privacy-manifest-missing" ? .warning : .info) })
  }

  // MARK: Samples

  @Test func samplesHaveNoErrors() {
    let broken = "<plist version=\"1.0\"><dict><key>NSCameraUsageDescription</key><string>a & b</string></dict></plist>"
    let found = report(["Example/Info.plist": broken], samples: ["Example/Info.plist"])
    #expect(found.contains { $0.rule == "plist-unescaped-character" && $0.severity == .warning })
    #expect(!found.contains { $0.severity == .error })
  }

  @Test func whatAStoreRejectsIsInformationInSamples() {
    let empty = "<plist version=\"1.0\"><dict><key>NSCameraUsageDescription</key><string></string></dict></plist>"
    let found = report(["Example/Info.plist": empty], samples: ["Example/Info.plist"])
    #expect(found.contains { $0.rule == "purpose-string-empty" && $0.severity == .info })
  }

  // MARK: Copies

  @Test func oneTemplateTextInAllTablesIsOneFinding() {
    let text = "NSCameraUsageDescription = \"Allow $(PRODUCT_NAME) to access your camera\";"
    let files = Self.app(text).merging(
      ["en.lproj/InfoPlist.strings": text, "Base.lproj/InfoPlist.strings": text]
    ) { first, _ in first }
    #expect(findings(of: PurposeStringPlaceholder.self, files).count == 1)
  }

  @Test func anOldFormatInCopiesOfEntitlementsIsOneFinding() {
    let text = "{ \"com.apple.developer.nfc.readersession.formats\" = (NDEF, TAG); }"
    let found = findings(of: EntitlementNFCNDEF.self, ["A.entitlements": text, "ADebug.entitlements": text])
    #expect(found.count == 1)
  }

  // MARK: Folders

  @Test(arguments: [
    "Pods", "Carthage", "DerivedData", "vendor", "third_party", "node_modules", "CMakeFiles", "fixtures",
  ])
  func foldersOfOthersAreSkipped(_ name: String) {
    #expect(FolderNames.usuallySkipped.contains(name))
  }
}
