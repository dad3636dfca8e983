import Foundation
import Testing

/// One defect is one finding, whatever number of languages, files and rules show it.
@Suite struct LintCauseTests {
  private struct Finding: Decodable {
    struct Place: Decodable {
      let file: String
      let line: Int
      let message: String
    }

    let count: Int
    let file: String
    let line: Int
    let message: String
    let related: [Place]
    let rule: String
    let severity: String
  }

  private func findings(_ files: [String: String], _ arguments: String...) throws -> [Finding] {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let run = try Program.run(["lint", "--format", "json"] + arguments + ["."], in: folder)
    return try run.lines.map { try JSONDecoder().decode(Finding.self, from: Data($0.utf8)) }
  }

  private static let infoPlist = """
    { CFBundleDevelopmentRegion = en; CFBundleIdentifier = "a.b"; LSRequiresIPhoneOS = YES;
      ITSAppUsesNonExemptEncryption = NO; }
    """

  @Test func duplicatesWithTheSameTextAreCountedForTheTable() throws {
    let table = (0..<5).map { "\"k\($0)\" = \"t\";\n" }.joined()
    let found = try findings(["en.lproj/A.strings": table + table, "de.lproj/A.strings": table + table])
      .filter { $0.rule == "strings-duplicate-key" }
    #expect(found.map(\.severity) == ["info"])
    #expect(found.map(\.count) == [10])
    let message = "Duplicate key k0 with the same text. Remove one of the entries. (9 more like this, in 2 files)"
    #expect(found.first?.message == message)
    #expect(found.first?.related.count == 10)
  }

  @Test func duplicatesWithOtherTextsAreOneFindingEach() throws {
    let table = "\"a\" = \"1\";\n\"b\" = \"1\";\n\"a\" = \"2\";\n\"b\" = \"2\";\n"
    let found = try findings(["A.strings": table])
    #expect(found.map(\.rule) == ["strings-duplicate-key", "strings-duplicate-key"])
    #expect(found.map(\.severity) == ["warning", "warning"])
  }

  @Test func escapesWithoutEffectAreCounted() throws {
    let found = try findings(["A.strings": (0..<20).map { #""k\#($0)" = "50 \%";"# + "\n" }.joined()])
    #expect(found.map(\.rule) == ["strings-invalid-escape"])
    #expect(found.map(\.count) == [20])
  }

  @Test func oneWrongKeyInAllLanguagesIsOneFinding() throws {
    let tables = ["de", "en", "fr", "it"].map {
      ("\($0).lproj/InfoPlist.strings", #""NSCameraUsageDescription" = "\#($0)";"#)
    }
    var files = Dictionary(uniqueKeysWithValues: tables)
    files["Package.swift"] = ""
    files["Info.plist"] = Self.infoPlist
    let found = try findings(files).filter { $0.rule == "localized-key-not-in-plist" }
    #expect(found.map(\.file) == ["en.lproj/InfoPlist.strings"])
    #expect(found.map(\.severity) == ["info"])
    #expect(found.first?.related.map(\.file) == ["de", "fr", "it"].map { "\($0).lproj/InfoPlist.strings" })
  }

  @Test func aKeyThatTheInfoPlistLacksIsOneFindingWithItsTranslations() throws {
    let found = try findings([
      "project.yml": Program.specification, "Info.plist": Self.infoPlist,
      "Camera.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)",
      "de.lproj/InfoPlist.strings": #""NSCameraUsageDescription" = "Lesen.";"#,
    ])
    let missing = found.filter { ["purpose-string-missing", "localized-key-not-in-plist"].contains($0.rule) }
    #expect(missing.map(\.file) == ["Info.plist"])
    #expect(missing.first?.related.map(\.file).contains("de.lproj/InfoPlist.strings") == true)
  }

  @Test func missingTranslationsAreCountedForTheTable() throws {
    var files = ["Package.swift": "", "Info.plist": Self.infoPlist, "en.lproj/A.strings": "a = b; c = d;"]
    for language in ["de", "fr", "it"] { files["\(language).lproj/A.strings"] = "a = b;" }
    let found = try findings(files).filter { $0.rule == "strings-missing-in-language" }
    #expect(found.map(\.count) == [3])
    #expect(found.map(\.file) == ["de.lproj/A.strings"])
  }

  @Test func emptyTablesAreNoErrors() throws {
    let found = try findings(["de.lproj/A.strings": "", "fr.lproj/A.strings": "", "fr.lproj/B.strings": ""])
    #expect(found.map(\.rule) == ["strings-empty-file"])
    #expect(found.map(\.severity) == ["info"])
    #expect(found.map(\.count) == [3])
  }

  @Test func adviceForAppsIsGivenOnce() throws {
    let text = """
      { CFBundleIdentifier = "a.b"; CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleDisplayName = "";
        UIRequiredDeviceCapabilities = (armv7); }
      """
    let rules = ["capabilities-armv7-outdated", "display-name-empty", "encryption-key-missing"]
    let found = try findings(["A/Info.plist": text, "B/Info.plist": text]).filter { rules.contains($0.rule) }
    #expect(found.map(\.rule).sorted() == rules)
    #expect(found.allSatisfy { $0.severity == "info" && $0.count == 2 })
  }

  @Test func mistakesInCopiesOfAnInfoPlistAreReportedOnce() throws {
    let text = """
      { CFBundleIdentifier = "a.b"; CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; UIRequiredDeviceCapabilites = ();
        UIBackgroundModes = (external-accessory); UIApplicationSupportsMultipleScenes = YES; DTPlatformName = iphoneos;
        NSServices = (); }
      """
    let rules = [
      "background-external-accessory-protocols", "key-misplaced", "key-probable-typo", "key-unsupported-platform",
    ]
    let found = try findings(["A/Info.plist": text, "B/Info.plist": text]).filter { rules.contains($0.rule) }
    #expect(found.map(\.rule).sorted() == rules)
    #expect(found.allSatisfy { $0.count == 2 && $0.file == "A/Info.plist" })
  }

  /// Bug: advice about the Info.plist files of a target was repeated for each configuration.
  @Test func whatTheFilesOfATargetHaveInCommonIsReportedOnce() throws {
    let text = "{ CFBundleIdentifier = \"a.b\"; LSRequiresIPhoneOS = YES; UIPrerenderedIcon = YES; }"
    let project = { (other: String) in
      """
      name: A
      configs: { Debug: debug, Release: release }
      targets:
        A: { type: application, platform: iOS, settings: { configs: {
          Debug: { INFOPLIST_FILE: A/Debug.plist }, Release: { INFOPLIST_FILE: A/Release.plist } } } }
        B: { type: application, platform: iOS, settings: { INFOPLIST_FILE: \(other) } }
      """
    }
    let files = ["A/Debug.plist": text, "A/Release.plist": text, "B/Info.plist": text]
    let found = try findings(files.merging(["project.yml": project("B/Info.plist")]) { $1 })
      .filter { $0.rule == "prerendered-icon-obsolete" }
    #expect(found.map(\.file) == ["A/Debug.plist", "B/Info.plist"])
    #expect(found.map(\.count) == [2, 1])
    // A file of two targets is no copy of those of one.
    let shared = try findings(files.merging(["project.yml": project("A/Release.plist")]) { $1 })
      .filter { $0.rule == "prerendered-icon-obsolete" }
    #expect(shared.map(\.file).prefix(2) == ["A/Debug.plist", "A/Release.plist"])
  }

  @Test func aDuplicateKeyIsOneFindingThoughItIsDeprecated() throws {
    let text = """
      { CFBundleIdentifier = "a.b"; UIRequiresFullScreen = YES; UIRequiresFullScreen = NO; }
      """
    let rules = ["plist-duplicate-key", "full-screen-deprecated"]
    let found = try findings(["Info.plist": text]).filter { rules.contains($0.rule) }
    #expect(found.map(\.rule) == ["plist-duplicate-key"])
  }

  @Test func otherReportsHaveThePlacesToo() throws {
    let folder = try TemporaryFolder()
    for language in ["de", "en"] { try folder.write("a = b;\na = b;\n", to: "\(language).lproj/A.strings") }
    let sarif = try Program.run("lint", "--format", "sarif", ".", in: folder).text
    #expect(sarif.contains(#""occurrenceCount" : 2"#))
    #expect(sarif.contains(#""uri" : "de.lproj/A.strings""#))
    let gitlab = try Program.run("lint", "--format", "gitlab", ".", in: folder).text
    #expect(gitlab.contains("other_locations"))
    let text = try Program.run("lint", ".", in: folder)
    #expect(text.lines.count == 1)
    #expect(text.errors == "2 files checked: 0 errors, 0 warnings, 1 info.\n")
  }

  @Test func theBaselineHasEachPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("a = b;\na = b;\nc = d;\nc = d;\n", to: "en.lproj/A.strings")
    _ = try Program.run("lint", "--write-baseline", "old.json", ".", in: folder)
    try folder.write("a = b;\na = b;\nc = d;\n", to: "de.lproj/A.strings")
    let run = try Program.run("lint", "--baseline", "old.json", ".", in: folder)
    #expect(run.lines.map { $0.prefix { $0 != ":" } } == ["de.lproj/A.strings"])
  }
}
