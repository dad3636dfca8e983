import Foundation
import Testing

/// `--target` and `--configuration`.
@Suite struct LintTargetTests {
  /// A project of an app, with an Info.plist and entitlements of its own in each configuration, and a widget.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(Self.project, to: "App.xcodeproj/project.pbxproj")
    for name in ["App/Debug/Info.plist", "App/Release/Info.plist", "Widget/Info.plist"] {
      try folder.write(Samples.badInfo, to: name)
    }
    for name in ["App/Debug.entitlements", "App/Release.entitlements", "App/PrivacyInfo.xcprivacy", "Other/a.plist"] {
      try folder.write("{ broken", to: name)
    }
    return folder
  }

  /// Returns the files with findings of a run with `arguments`.
  private func files(_ arguments: String...) throws -> [String] {
    let run = try Program.run(["lint", "--fail-on", "warning"] + arguments + ["."], in: try folder())
    #expect(run.status == 1)
    return Set(run.lines.map { String($0.prefix { $0 != ":" }) }).sorted()
  }

  @Test func aTargetHasItsFilesInAllConfigurations() throws {
    #expect(
      try files("--target", "App") == [
        "App/Debug.entitlements", "App/Debug/Info.plist", "App/PrivacyInfo.xcprivacy", "App/Release.entitlements",
        "App/Release/Info.plist",
      ]
    )
    #expect(try files("--target", "Widget") == ["Widget/Info.plist"])
  }

  @Test func aConfigurationHasItsFilesInAllTargets() throws {
    #expect(
      try files("--configuration", "Release") == [
        "App/PrivacyInfo.xcprivacy", "App/Release.entitlements", "App/Release/Info.plist", "Widget/Info.plist",
      ]
    )
  }

  @Test func bothTogetherSelectOne() throws {
    #expect(
      try files("--target", "App", "--configuration", "Debug") == [
        "App/Debug.entitlements", "App/Debug/Info.plist", "App/PrivacyInfo.xcprivacy",
      ]
    )
  }

  @Test func namesMayBeRepeated() throws {
    #expect(try files("--target", "App", "--target", "Widget").count == 6)
  }

  @Test(arguments: [
    (["--target", "Ap"], "Unknown target 'Ap'. Available: App, Widget.\n"),
    (
      ["--target", "Widget", "--configuration", "Beta"],
      "Unknown configuration 'Beta'. Available: Debug, Release.\n"
    ),
  ])
  func unknownNamesAreTwoAndKnownOnesListed(arguments: [String], message: String) throws {
    let run = try Program.run(["lint"] + arguments + ["."], in: try folder())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == message)
  }

  @Test func withoutAProjectThereIsNothingToSelect() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let run = try Program.run("lint", "--target", "App", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "No project with targets contains these files.\n")
  }

  private static func target(_ id: String, _ name: String, _ type: String, phases: String = "") -> String {
    "\(id) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(type)\"; "
      + "buildConfigurationList = L\(id); buildPhases = (\(phases)); };\n"
  }

  private static func configurations(_ id: String, _ settings: (String) -> String) -> String {
    let names = ["Debug", "Release"]
    let list = names.map { "\(id)\($0)" }.joined(separator: ", ")
    return "L\(id) = { isa = XCConfigurationList; buildConfigurations = (\(list)); };\n"
      + names.map { name in
        "\(id)\(name) = { isa = XCBuildConfiguration; name = \(name); buildSettings = { \(settings(name)) }; };\n"
      }.joined()
  }

  private static let project =
    "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {\n"
    + "P = { isa = PBXProject; buildConfigurationList = LP; targets = (A, W); mainGroup = G; };\n"
    + "G = { isa = PBXGroup; children = (F); sourceTree = \"<group>\"; };\n"
    + "F = { isa = PBXFileReference; path = App/PrivacyInfo.xcprivacy; sourceTree = \"<group>\"; };\n"
    + "B = { isa = PBXBuildFile; fileRef = F; };\n"
    + "R = { isa = PBXResourcesBuildPhase; files = (B); };\n"
    + target("A", "App", "application", phases: "R") + target("W", "Widget", "app-extension")
    + configurations("P") { _ in "" }
    + configurations("A") { "INFOPLIST_FILE = App/\($0)/Info.plist; CODE_SIGN_ENTITLEMENTS = App/\($0).entitlements;" }
    + configurations("W") { _ in "INFOPLIST_FILE = Widget/Info.plist;" }
    + "}; }\n"
}
