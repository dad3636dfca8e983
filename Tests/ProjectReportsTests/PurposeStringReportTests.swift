import LintFacts
import ProjectReports
import Testing

struct PurposeStringReportTests {
  private static let camera = "NSCameraUsageDescription"
  private static let microphone = "NSMicrophoneUsageDescription"

  private func status(_ key: String, _ report: ProjectReport) throws -> PurposeStringReport {
    try #require(report.bundles.first?.purposeStrings.first { $0.key == key })
  }

  @Test(arguments: [
    ("Scan the codes of trails.", TextState.written), (" ", .empty), ("", .empty), ("TODO", .placeholder),
  ])
  func aTextIsWrittenEmptyOrAPlaceholder(text: String, state: TextState) throws {
    let files = ["Info.plist": Sample.app(Sample.entry(Self.camera, text))]
    let camera = try status(
      Self.camera,
      Sample.report(ExampleProject.Target("INFOPLIST_FILE = Info.plist;"), files: files)
    )
    #expect(camera.presence == .declared)
    #expect(camera.wording == state)
    #expect(camera.places.map(\.line) == [2])
    #expect(camera.setting == nil)
  }

  @Test func aSettingHasItsNameAndPlace() throws {
    let settings =
      "INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSMicrophoneUsageDescription = \"Record your notes.\";"
    let report = try Sample.report(ExampleProject.Target(settings), files: ["Info.plist": Sample.app()])
    let microphone = try status(Self.microphone, report)
    #expect(microphone.presence == .supplied)
    #expect(microphone.setting == "INFOPLIST_KEY_NSMicrophoneUsageDescription")
    #expect(microphone.text == "Record your notes.")
    #expect(microphone.places.map(\.path) == ["/trees/Trails/App.xcodeproj/project.pbxproj"])
    let line = try #require(microphone.places.first?.lineText)
    #expect(line.contains("INFOPLIST_KEY_NSMicrophoneUsageDescription"))
  }

  @Test func aSettingMayBeEmptyOfMeaning() throws {
    let settings = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCameraUsageDescription = \"your text here\";"
    let camera = try status(Self.camera, Sample.report(ExampleProject.Target(settings), files: [:]))
    #expect(camera.presence == .supplied)
    #expect(camera.wording == .placeholder)
    #expect(camera.places.count == 1)
  }

  @Test func eachLanguageHasAState() throws {
    let root =
      "<plist version=\"1.0\"><dict>\(Sample.entry("CFBundlePackageType", "APPL"))"
      + Sample.entry("CFBundleDevelopmentRegion", "en") + Sample.entry(Self.camera, "Scan the codes of trails.")
      + "</dict></plist>"
    let report = try Sample.report(
      ExampleProject.Target("INFOPLIST_FILE = Info.plist;"),
      files: [
        "Info.plist": root,
        "de.lproj/InfoPlist.strings": "\(Self.camera) = \"Liest die Codes der Wege.\";",
        "da.lproj/InfoPlist.strings": "\(Self.camera) = \"Scan the codes of trails.\";",
        "fr.lproj/InfoPlist.strings": "\(Self.camera) = \"\";",
        "it.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Sentieri\";",
        "ja.lproj/InfoPlist.strings": "\(Self.camera) = \"TODO\";",
        "de-AT.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Wege\";",
      ]
    )
    let bundle = try #require(report.bundles.first)
    #expect(bundle.purposeLanguages == ["da", "de", "de-AT", "fr", "it", "ja"])
    let camera = try status(Self.camera, report)
    #expect(
      camera.translations.map(\.state) == [.sameAsBase, .written, .inherited, .empty, .missing, .placeholder]
    )
    #expect(camera.translations.map(\.text)[1] == "Liest die Codes der Wege.")
  }
}
