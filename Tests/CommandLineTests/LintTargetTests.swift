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
    for name in ["App/Debug.entitlements", "App/Release.entitlements", "Other/a.plist"] {
      try folder.write("{ broken", to: name)
    }
    return folder
  }

  /// Returns the files with findings of a run with `arguments`.
  private func files(_ arguments: String...) throws -> [String] {
    let run = try Program.run(["lint"] + arguments + ["."], in: try folder())
    #expect(run.status == 1)
    return Set(run.lines.map { String($0.prefix { $0 != ":" }) }).sorted()
  }

  @Test func aTargetHasItsFilesInAllConfigurations() throws {
    #expect(
      try files("--target", "App") == [
        "App/Debug.entitlements", "App/Debug/Info.plist", "App/Release.entitlements", "App/Release/Info.plist",
      ]
    )
    #expect(try files("--target", "Widget") == ["Widget/Info.plist"])
  }

  @Test func aConfigurationHasItsFilesInAllTargets() throws {
    #expect(
      try files("--configuration", "Release") == [
        "App/Release.entitlements", "App/Release/Info.plist", "Widget/Info.plist",
      ]
    )
  }

  @Test func bothTogetherSelectOne() throws {
    #expect(
      try files("--target", "App", "--configuration", "Debug") == ["App/Debug.entitlements", "App/Debug/Info.plist"]
    )
  }

  @Test func namesMayBeRepeated() throws {
    #expect(try files("--target", "App", "--target", "Widget").count == 5)
  }

  @Test(arguments: [
    (["--target", "Ap"], "There is no target 'Ap' to which these files belong. There are: App, Widget.\n"),
    (
      ["--target", "Widget", "--configuration", "Beta"],
      "There is no configuration 'Beta' to which these files belong. There are: Debug, Release.\n"
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
    #expect(run.errors == "None of these files belongs to a target of a project that can be read.\n")
  }

  private static func target(_ id: String, _ name: String, _ type: String) -> String {
    "\(id) = { isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(type)\"; "
      + "buildConfigurationList = L\(id); };\n"
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
    + "G = { isa = PBXGroup; children = (); sourceTree = \"<group>\"; };\n"
    + target("A", "App", "application") + target("W", "Widget", "app-extension")
    + configurations("P") { _ in "" }
    + configurations("A") { "INFOPLIST_FILE = App/\($0)/Info.plist; CODE_SIGN_ENTITLEMENTS = App/\($0).entitlements;" }
    + configurations("W") { _ in "INFOPLIST_FILE = Widget/Info.plist;" }
    + "}; }\n"
}
