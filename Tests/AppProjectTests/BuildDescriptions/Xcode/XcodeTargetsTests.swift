import Testing

@testable import BuildDescriptions

/// Targets of Xcode projects have their platform, what they embed and where their keys are.
@Suite struct XcodeTargetsTests {
  private static let text = """
    // !$*UTF8*$!
    {
    \trootObject = P;
    \tobjects = {
    \t\tP = { isa = PBXProject; mainGroup = G; targets = (A, W); buildConfigurationList = LP; };
    \t\tG = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    \t\tF = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
    \t\tLP = { isa = XCConfigurationList; buildConfigurations = (CP); };
    \t\tCP = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
    \t\tA = {
    \t\t\tisa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
    \t\t\tbuildPhases = (B); buildConfigurationList = LA;
    \t\t};
    \t\tB = { isa = PBXCopyFilesBuildPhase; files = (I); };
    \t\tI = { isa = PBXBuildFile; fileRef = R; };
    \t\tW = {
    \t\t\tisa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
    \t\t\tproductReference = R; buildConfigurationList = LW;
    \t\t};
    \t\tLA = { isa = XCConfigurationList; buildConfigurations = (CA); };
    \t\tLW = { isa = XCConfigurationList; buildConfigurations = (CW); };
    \t\tCA = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tname = Debug;
    \t\t\tbuildSettings = {
    \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
    \t\t\t\tINFOPLIST_KEY_NSCameraUsageDescription = "Scan codes.";
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 15.0;
    \t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = org.sample;
    \t\t\t};
    \t\t};
    \t\tCW = {
    \t\t\tisa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F;
    \t\t\tbuildSettings = {
    \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
    \t\t\t};
    \t\t};
    \t};
    }
    """

  private let project = TestProject([
    "App.xcodeproj/project.pbxproj": text,
    "App.xcconfig":
      "// The app.\nSUPPORTED_PLATFORMS = iphoneos macosx\nINFOPLIST_KEY_NSFaceIDUsageDescription = Unlock. // x\n",
  ])

  private func target(_ name: String) throws -> ProjectTarget {
    try #require(project.joined.first { $0.name == name })
  }

  @Test func targetsKnowTheirPlatform() throws {
    let app = try target("App")
    #expect(app.platform == .iOS)
    #expect(app.deploymentTarget == DeploymentTarget(.iOS, "15.0"))
    #expect(app.configurations.map(\.bundleIdentifier) == [.known("org.sample")])
    #expect(app.embeds == ["Widget"])
    #expect(app.productType == "application")
    let widget = try target("Widget")
    #expect(widget.platforms == [.iOS, .macOS])
    #expect(widget.platform == nil)
    #expect(widget.deploymentTarget == nil)
  }

  @Test func keysHaveTheirPlaces() throws {
    let app = try target("App")
    #expect(app.declarations == ["NSCameraUsageDescription=Scan codes.@27"])
    #expect(app.keySource == .buildSettings("/tree/app/App.xcodeproj/project.pbxproj"))
    let widget = try target("Widget")
    #expect(widget.declarations == ["NSFaceIDUsageDescription=Unlock.@3"])
    #expect(widget.declaredKeys.first?.evidence.path == "/tree/app/App.xcconfig")
    #expect(widget.keySource == .buildSettings("/tree/app/App.xcconfig"))
    #expect(widget.insertions.map(\.path) == ["/tree/app/App.xcconfig"])
  }

  @Test func settingsAreInsertedInTheirOrder() throws {
    let text = project.inserting("NSContactsUsageDescription", "Say \"hi\".", into: try target("App"))
    #expect(
      text.contains(
        "codes.\";\n\t\t\t\tINFOPLIST_KEY_NSContactsUsageDescription = \"Say \\\"hi\\\".\";\n\t\t\t\tIPHONEOS_DEPLOY"
      )
    )
  }

  @Test func settingsAreInsertedAtTheEnd() throws {
    var project = project
    project.files["App.xcconfig"] = nil
    let widget = try #require(project.joined.last)
    #expect(widget.keySource == .buildSettings("/tree/app/App.xcodeproj/project.pbxproj"))
    let text = project.inserting("NSContactsUsageDescription", "a", into: widget)
    #expect(
      text.contains("= YES;\n\t\t\t\tINFOPLIST_KEY_NSContactsUsageDescription = \"a\";\n\t\t\t};\n\t\t};\n\t};")
    )
  }

  @Test func missingFilesOfSettingsAreReported() throws {
    #expect(try target("Widget").configurations.map(\.hasAllSettings) == [true])
    var project = project
    project.files["App.xcconfig"] = "#include? \"Local.xcconfig\"\n"
    let widget = try #require(project.joined.first { $0.name == "Widget" })
    #expect(widget.configurations.map(\.hasAllSettings) == [false])
    #expect(try target("App").configurations.map(\.hasAllSettings) == [true])
  }
}
