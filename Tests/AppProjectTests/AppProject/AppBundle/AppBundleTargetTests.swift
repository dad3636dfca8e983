import Testing

@testable import AppProject
@testable import ProjectFiles

/// The settings of a target show which bundle it builds, with the place of each.
@Suite struct AppBundleTargetTests {
  private static let project = """
    {
    \trootObject = P;
    \tobjects = {
    \t\tP = { isa = PBXProject; mainGroup = G; targets = (A, W); buildConfigurationList = LP; };
    \t\tG = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    \t\tF = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
    \t\tLP = { isa = XCConfigurationList; buildConfigurations = (CP, CR); };
    \t\tCP = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
    \t\tCR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
    \t\tA = {
    \t\t\tisa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
    \t\t\tbuildConfigurationList = LA;
    \t\t};
    \t\tW = {
    \t\t\tisa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
    \t\t\tbuildConfigurationList = LW;
    \t\t};
    \t\tLA = { isa = XCConfigurationList; buildConfigurations = (CA, CB); };
    \t\tCA = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Info.plist; }; };
    \t\tCB = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Info.plist; }; };
    \t\tLW = { isa = XCConfigurationList; buildConfigurations = (CW); };
    \t\tCW = {
    \t\t\tisa = XCBuildConfiguration; name = Release; baseConfigurationReference = F;
    \t\t\tbuildSettings = { INFOPLIST_FILE = Info.plist; SDKROOT = watchos; };
    \t\t};
    \t};
    }
    """

  private let project = TestProject([
    "App.xcodeproj/project.pbxproj": project,
    "App.xcconfig": "VERSION = 9.0\nWATCHOS_DEPLOYMENT_TARGET = $(VERSION)\nTARGETED_DEVICE_FAMILY = 4\n",
    "Info.plist": "{ LSRequiresIPhoneOS = 1; UIDeviceFamily = (1); }",
  ])

  @Test func configurationsThatHaveTheSameFactsAreOneBundle() throws {
    let app = try #require(project.context("Info.plist").bundles.first)
    #expect(app.name == "App")
    #expect(app.configurations.map(\.name) == ["Debug", "Release"])
  }

  @Test func settingsOfXcodeHaveTheirPlaces() throws {
    let app = try #require(project.context("Info.plist").bundles.first)
    #expect(app.kind == Fact(.app, .read, .target("App", path: TestProject.path("App.xcodeproj/project.pbxproj"))))
    #expect(app.platforms?.value == [.iOS])
    #expect(app.platforms?.basis == .derived)
    guard case .setting("SDKROOT", let place?)? = app.platforms?.origin else {
      Issue.record("no place")
      return
    }
    #expect(place.line == 7)
    #expect(app.infoPlist?.value == TestProject.path("Info.plist"))
    #expect(app.infoPlist?.basis == .read)
  }

  @Test func settingsOfConfigurationFilesHaveTheirPlaces() throws {
    let watch = try #require(project.context("Info.plist").bundles.last)
    let version = try #require(watch.minimumVersions[.watchOS])
    #expect(version.value == "9.0")
    #expect(version.basis == .derived)
    guard case .setting("WATCHOS_DEPLOYMENT_TARGET", let place?) = version.origin else {
      Issue.record("no place")
      return
    }
    #expect(place.path == TestProject.path("App.xcconfig"))
    #expect(place.line == 1)
    #expect(watch.deviceFamilies?.value == [4])
    #expect(watch.deviceFamilies?.basis == .read)
  }

  @Test func twoTargetsThatShareAFileAreTwoAnswers() throws {
    let builder = project.builder
    let document = try #require(builder.reader.document(at: TestProject.path("Info.plist")))
    let context = builder.context(for: "Info.plist")
    let answers = BundleAnswer.all(for: document, RootKeys(document.rootDictionary), in: context)
    #expect(answers.map { $0.name(among: answers) } == ["App", "Watch"])
    #expect(answers.map(\.bundle.kind?.value) == [.app, .watchApp])
    #expect(answers.map(\.bundle.systems) == [[.iOS], [.watchOS]])
    // What the target leaves open is in the file.
    #expect(answers.first?.bundle.deviceFamilies == Fact([1], .read, .key("UIDeviceFamily")))
    #expect(answers.last?.narrowing(context).targets.map(\.name) == ["Watch"])
  }

  @Test func withoutASettingXcodeBuildsForTheIPhone() throws {
    let families = { (settings: String, infoPlist: String) in
      let project = TestProject([
        "App.xcodeproj/project.pbxproj": XcodeProjectText(targets: [
          .init(name: "App", settings: "INFOPLIST_FILE = Info.plist; \(settings)")
        ]).text,
        "Info.plist": infoPlist,
      ])
      let builder = project.builder
      let document = builder.reader.document(at: TestProject.path("Info.plist"))
      return document.map { document in
        let root = RootKeys(document.rootDictionary)
        return BundleAnswer.all(for: document, root, in: builder.context(around: document))[0].bundle.deviceFamilies?
          .value
      }
    }
    #expect(families("SDKROOT = iphoneos;", "{ a = b; }") == [1])
    #expect(families("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";", "{ a = b; }") == [1, 2])
    #expect(families("SDKROOT = iphoneos;", "{ UIDeviceFamily = (1, 2); }") == [1, 2])
    #expect(families("SDKROOT = macosx;", "{ a = b; }") == .some(nil))
  }

  @Test func descriptionsOfXcodeGenAreRead() throws {
    let project = TestProject([
      "project.yml": """
      name: A
      targets:
        Clip:
          type: application.on-demand-install-capable
          platform: iOS
          deploymentTarget: "16.0"
          sources: [Clip]
          settings:
            TARGETED_DEVICE_FAMILY: 1
      """,
      "Clip/Info.plist": "{ }",
    ])
    let bundle = try #require(project.context("Clip/Info.plist").bundles.first)
    #expect(bundle.kind?.value == .appClip)
    #expect(bundle.kind?.origin == .target("Clip", path: TestProject.path("project.yml")))
    #expect(bundle.platforms?.value == [.iOS])
    #expect(bundle.minimumVersions[.iOS]?.value == "16.0")
    guard case .setting("TARGETED_DEVICE_FAMILY", let place?)? = bundle.deviceFamilies?.origin else {
      Issue.record("no place")
      return
    }
    #expect(place.line == 8)
  }

  @Test func aFileThatNoTargetClaimsAnswersForItself() throws {
    var builder = project.builder
    let files = TestProject(project.files.merging(["Other/Info.plist": "{ NSAppClip = { }; }"]) { first, _ in first })
    builder.files = files.access
    let document = try #require(builder.reader.document(at: TestProject.path("Other/Info.plist")))
    let context = builder.context(for: "Other/Info.plist")
    let answers = BundleAnswer.all(for: document, RootKeys(document.rootDictionary), in: context)
    #expect(answers.map(\.bundle.kind) == [Fact(.appClip, .read, .key("NSAppClip"))])
    #expect(answers.first?.bundle.name == nil)
  }
}
