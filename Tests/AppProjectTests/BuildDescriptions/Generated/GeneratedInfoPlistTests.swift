import PropertyList
import SourceText
import Testing

@testable import AppProject
@testable import ProjectFiles

/// Info.plist files that the build makes from settings are checked like files.
@Suite struct GeneratedInfoPlistTests {
  static let project = """
    { objects = {
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; };
      B = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
        buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C, D); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_NSMotionUsageDescription = ""; }; };
      D = { isa = XCBuildConfiguration; name = Release; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
        SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = org.example.app; MARKETING_VERSION = 1.2;
        INFOPLIST_KEY_NSCameraUsageDescription = "Scan codes."; INFOPLIST_KEY_UIRequiresFullScreen = NO;
        INFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        INFOPLIST_KEY_UILaunchScreen_Generation = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_NSContactsUsageDescription = "$(UNKNOWN)"; }; };
    }; }
    """
  private let files = TestProject([
    "App.xcodeproj/project.pbxproj": Self.project,
    "App/Camera.swift": "AVCaptureDevice.requestAccess(for: .video)",
  ])

  private func bundle() throws -> GeneratedBundle {
    let generated = files.context("App.xcodeproj/project.pbxproj").generated
    #expect(generated.map(\.target.name) == ["App"])
    return try #require(generated.first)
  }

  private func value(_ key: String) throws -> PropertyListValue? {
    guard case .dictionary(let entries)? = try bundle().document.tree.value else { return nil }
    return entries.first { $0.key == key }?.value
  }

  @Test func settingsBecomeValuesOfTheirTypes() throws {
    #expect(try value("NSCameraUsageDescription") == .string("Scan codes."))
    #expect(try value("UIRequiresFullScreen") == .boolean(false))
    #expect(
      try value("UISupportedInterfaceOrientations")
        == .array([.string("UIInterfaceOrientationPortrait"), .string("UIInterfaceOrientationLandscapeLeft")])
    )
    #expect(try value("CFBundleIdentifier") == .string("org.example.app"))
    #expect(try value("CFBundleShortVersionString") == .string("1.2"))
    #expect(try value("LSRequiresIPhoneOS") == .boolean(true))
    #expect(try value("UILaunchScreen") == .dictionary([]))
    guard case .dictionary(let manifest)? = try value("UIApplicationSceneManifest") else {
      Issue.record("no scene manifest")
      return
    }
    #expect(manifest.map(\.key) == ["UIApplicationSupportsMultipleScenes", "UISceneConfigurations"])
  }

  @Test func whatOnlyTheBuildKnowsStaysAVariable() throws {
    #expect(try value("CFBundleVersion") == .string("$(CURRENT_PROJECT_VERSION)"))
    #expect(try value("NSContactsUsageDescription") == .string("$(INFOPLIST_KEY_NSContactsUsageDescription)"))
    #expect(try value("NSMotionUsageDescription") == nil)
  }

  @Test func theBundleHasItsContext() throws {
    let bundle = try bundle()
    #expect(bundle.context.code.purposeNeeds.map(\.cause) == ["AVCaptureDevice.requestAccess(for: .video)"])
    // Its own keys come from nowhere else.
    #expect(!bundle.context.suppliedKeys.contains("NSCameraUsageDescription"))
  }

  @Test func placesAreThoseOfTheSettings() throws {
    let carrier = Document(path: "project.pbxproj", text: SourceText(Self.project))
    let bundle = try bundle()
    let place = try #require(bundle.place(of: "NSCameraUsageDescription", in: carrier))
    #expect(carrier.text.string(in: place).hasPrefix("INFOPLIST_KEY_NSCameraUsageDescription = \"Scan codes.\""))
    #expect(carrier.text.string(in: try #require(bundle.place(of: nil, in: carrier))).hasPrefix("name = App"))
    #expect(bundle.settings(in: carrier).count == 2)
  }

  @Test func aFileIsNeverReplaced() {
    var files = files
    files.files["App.xcodeproj/project.pbxproj"] = Self.project.replacing(
      "SDKROOT = iphoneos;",
      with: "INFOPLIST_FILE = App/Info.plist;"
    )
    #expect(files.context("App.xcodeproj/project.pbxproj").generated.isEmpty)
  }

  @Test func keysThatAreAddedToAFileStaySoForChosenTargets() throws {
    var files = files
    files.files["App.xcodeproj/project.pbxproj"] = Self.project.replacing(
      "SDKROOT = iphoneos;",
      with: "INFOPLIST_FILE = App/Info.plist;"
    )
    files.files["App/Info.plist"] = InfoPlists.app
    let context = files.context("App.xcodeproj/project.pbxproj")
    let bundle = try #require(context.generated.first)
    #expect(bundle.addsToFile)
    let chosen = context.narrowed(toTargets: { $0 == "App" }, configurations: { _ in true }).generated
    #expect(chosen.map(\.addsToFile) == [true])
    #expect(chosen.first?.document.tree.value == bundle.document.tree.value)
  }
}
