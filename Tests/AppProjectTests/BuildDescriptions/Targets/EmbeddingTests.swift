import Testing

/// The apps that a bundle lies in and what lies in it are found, with how certain that is.
@Suite struct EmbeddingTests {
  private static let project = """
    {
    \trootObject = P;
    \tobjects = {
    \t\tP = { isa = PBXProject; mainGroup = G; targets = (A, W, C); };
    \t\tG = { isa = PBXGroup; children = (PW); sourceTree = "<group>"; };
    \t\tPW = { isa = PBXFileReference; path = Widget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tA = {
    \t\t\tisa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
    \t\t\tbuildConfigurationList = LA; buildPhases = (E); dependencies = (DC);
    \t\t};
    \t\tE = { isa = PBXCopyFilesBuildPhase; files = (BW); };
    \t\tBW = { isa = PBXBuildFile; fileRef = PW; };
    \t\tDC = { isa = PBXTargetDependency; target = C; };
    \t\tW = {
    \t\t\tisa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
    \t\t\tbuildConfigurationList = LW; productReference = PW;
    \t\t};
    \t\tC = {
    \t\t\tisa = PBXNativeTarget; name = Clip;
    \t\t\tproductType = "com.apple.product-type.application.on-demand-install-capable"; buildConfigurationList = LC;
    \t\t};
    \t\tLA = { isa = XCConfigurationList; buildConfigurations = (CA); };
    \t\tCA = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Info.plist; }; };
    \t\tLW = { isa = XCConfigurationList; buildConfigurations = (CW); };
    \t\tCW = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Widget/Info.plist; }; };
    \t\tLC = { isa = XCConfigurationList; buildConfigurations = (CC); };
    \t\tCC = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Clip/Info.plist; }; };
    \t};
    }
    """
  private static let description = """
    targets:
      App:
        type: application
        platform: iOS
        settings: { INFOPLIST_FILE: Info.plist }
        dependencies: [{ target: Widget }, { target: Tool, embed: false }]
      Widget: { type: app-extension, platform: iOS, settings: { INFOPLIST_FILE: Widget/Info.plist } }
      Tool: { type: tool, platform: macOS, settings: { INFOPLIST_FILE: Tool/Info.plist } }
    """

  private static func files(_ name: String, _ text: String, _ others: String...) -> TestProject {
    TestProject(
      others.reduce(into: [name: text, "Info.plist": "{ LSRequiresIPhoneOS = 1; }"]) { files, name in
        files[name] = "{ CFBundleIdentifier = a; }"
      }
    )
  }

  private let xcode = files("App.xcodeproj/project.pbxproj", project, "Widget/Info.plist", "Clip/Info.plist")
  private let generated = files("project.yml", description, "Widget/Info.plist", "Tool/Info.plist")

  @Test func whatAPhaseCopiesIsRead() throws {
    let widget = try #require(xcode.context("Widget/Info.plist").bundles.first)
    let path = TestProject.path("App.xcodeproj/project.pbxproj")
    #expect(widget.hosts.map(\.value.name) == ["App"])
    #expect(widget.hosts.map(\.basis) == [.read])
    #expect(widget.hosts.map(\.origin) == [.target("App", path: path)])
    #expect(widget.knownHosts.map(\.name) == ["App"])
    #expect(widget.embedded.isEmpty)
  }

  @Test func aDependencyIsAGuess() throws {
    let clip = try #require(xcode.context("Clip/Info.plist").bundles.first)
    #expect(clip.hosts.map(\.basis) == [.assumed])
    #expect(clip.knownHosts.isEmpty)
    // What the app asks for may yet be the clip's, so its files are looked at.
    #expect(xcode.context("Clip/Info.plist").documents.hostInfoPlists.map(\.name) == ["Info.plist"])
  }

  @Test func anAppListsWhatItEmbedsFirst() throws {
    let app = try #require(xcode.context("Info.plist").bundles.first)
    #expect(app.embedded.map(\.value.name) == ["Widget", "Clip"])
    #expect(app.knownEmbedded.map(\.name) == ["Widget"])
    #expect(app.hosts.isEmpty)
  }

  @Test func whatADescriptionEmbedsIsDerived() throws {
    let app = try #require(generated.context("Info.plist").bundles.first)
    #expect(app.embedded.map(\.value.name) == ["Widget", "Tool"])
    #expect(app.embedded.map(\.basis) == [.derived, .assumed])
  }

  @Test func theBundlesOfOtherTargetsAreKnown() throws {
    let context = xcode.context("Widget/Info.plist")
    let app = try #require(context.allTargets.first { $0.name == "App" })
    #expect(context.bundles(of: app).first?.knownEmbedded.map(\.name) == ["Widget"])
  }
}
