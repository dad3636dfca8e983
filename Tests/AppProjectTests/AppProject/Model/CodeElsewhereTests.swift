import Testing

@testable import AppProject
@testable import ProjectFiles

/// Code of an app that lies next to its project or in packages of its workspace.
@Suite struct CodeElsewhereTests {
  private func keys(_ files: [String: String], _ infoPlist: String) -> [String] {
    TestProject(files).context(infoPlist).code.purposeNeeds.flatMap { $0.alternatives.joined() }
  }

  @Test func kotlinOfAMultiplatformApp() {
    let call = "fun f() { AVCaptureDevice.requestAccessForMediaType(AVMediaTypeVideo) {} }"
    var files = ["iosApp/iosApp/Info.plist": InfoPlists.app, "shared/src/iosMain/kotlin/A.kt": call]
    #expect(keys(files, "iosApp/iosApp/Info.plist") == ["NSCameraUsageDescription"])
    files["iosApp/iosApp.xcodeproj/project.pbxproj"] = "{}"
    #expect(keys(files, "iosApp/iosApp/Info.plist") == ["NSCameraUsageDescription"])
    files = ["iosApp/iosApp/Info.plist": InfoPlists.app, "shared/src/androidMain/kotlin/A.kt": call]
    #expect(keys(files, "iosApp/iosApp/Info.plist").isEmpty)
  }

  @Test func kotlinModulesNextToTheProjectOfTheApp() {
    let call = "fun f() { PHPhotoLibrary.requestAuthorization { status -> done(status) } }"
    var files = [
      "App/Info.plist": InfoPlists.app, "App.xcodeproj/project.pbxproj": "{}", "settings.gradle.kts": "",
      "shared/src/iosMain/kotlin/A.kt": call,
    ]
    #expect(keys(files, "App/Info.plist") == ["NSPhotoLibraryUsageDescription"])
    files["settings.gradle.kts"] = nil
    #expect(keys(files, "App/Info.plist").isEmpty)
  }

  @Test func aViewAroundAnImagePickerIsPassedTheCamera() {
    let picker = "struct Picker { let source: UIImagePickerController.SourceType }"
    let files = ["Package.swift": "", "Info.plist": InfoPlists.app, "Picker.swift": picker]
    let view = { (source: String) in ["View.swift": "struct V { var body: some View { Picker(source: \(source)) } }"] }
    #expect(keys(files.merging(view(".camera")) { $1 }, "Info.plist").contains("NSCameraUsageDescription"))
    #expect(!keys(files.merging(view(".photoLibrary")) { $1 }, "Info.plist").contains("NSCameraUsageDescription"))
    #expect(
      !keys(["Package.swift": "", "Info.plist": InfoPlists.app].merging(view(".camera")) { $1 }, "Info.plist").contains(
        "NSCameraUsageDescription"
      )
    )
  }

  @Test func sourcesOfMAUIForOneSystem() {
    let project =
      "<Project><PropertyGroup><TargetFrameworks>net9.0-ios;net9.0-android</TargetFrameworks></PropertyGroup></Project>"
    let call = "class A { Task B() => MediaPicker.Default.CapturePhotoAsync(); }"
    let files = ["App.csproj": project, "Platforms/iOS/Info.plist": InfoPlists.app]
    #expect(keys(files.merging(["A.cs": call]) { $1 }, "Platforms/iOS/Info.plist") == ["NSCameraUsageDescription"])
    #expect(keys(files.merging(["Platforms/Windows/A.cs": call]) { $1 }, "Platforms/iOS/Info.plist").isEmpty)
    #expect(keys(files.merging(["obj/A.cs": call]) { $1 }, "Platforms/iOS/Info.plist").isEmpty)
  }

  @Test func aPackageThatOnlyTheWorkspaceLists() {
    let workspace = """
      <Workspace><FileRef location="container:ios/App.xcodeproj"/><FileRef location="group:packages/Core"/></Workspace>
      """
    let package = """
      let package = Package(name: "Core", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core")])
      """
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
      }; }
      """
    func files(_ source: String) -> [String: String] {
      [
        "App.xcworkspace/contents.xcworkspacedata": workspace, "packages/Core/Package.swift": package,
        "packages/Core/Sources/Core/A.swift": "func f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }",
        "ios/App.xcodeproj/project.pbxproj": project, "ios/App/Info.plist": InfoPlists.app, "ios/App/B.swift": source,
      ]
    }
    #expect(keys(files("import Core\n"), "ios/App/Info.plist") == ["NSCameraUsageDescription"])
    #expect(keys(files("import CoreLocation\n"), "ios/App/Info.plist").isEmpty)
  }

  @Test func filesThatAnAppOfReactNativeListsNextToItsXcodeFolder() {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F); };
        F = { isa = PBXFileReference; path = ../shared/A.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
      }; }
      """
    let files = [
      "app/package.json": #"{ "name": "app", "dependencies": { "react-native": "0.80.0" } }"#,
      "app/ios/App.xcodeproj/project.pbxproj": project, "app/ios/App/Info.plist": InfoPlists.app,
      "app/shared/A.swift": "func f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }",
    ]
    #expect(keys(files, "app/ios/App/Info.plist") == ["NSCameraUsageDescription"])
  }

  // MARK: Pods

  private static let podspec = "Pod::Spec.new do |s|\n  s.name = 'Scan'\n  s.source_files = 'ios/**/*.swift'\nend\n"

  /// The keys that an app of React Native needs which has a pod in the folder `folder`.
  private func keys(podIn folder: String, _ files: [String: String]) -> [String] {
    let own = [
      "app/ios/App.xcodeproj/project.pbxproj": Self.project, "app/ios/App/Info.plist": InfoPlists.app,
      "\(folder)/Scan.podspec": Self.podspec, "\(folder)/package.json": "{\"name\": \"scan\"}",
      "\(folder)/ios/A.swift": "func f() { AVCaptureDevice.requestAccess(for: .video) { _ in } }",
    ]
    return keys(own.merging(files) { $1 }, "app/ios/App/Info.plist")
  }

  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
    }; }
    """

  @Test(arguments: [
    ("  pod 'Scan', :path => '../../native'\n", true), ("  pod 'Scan', path: \"../../native\"\n", true),
    ("  pod 'Scan', '~> 1.0' # :path => '../../native'\n", false), ("  pod 'Scan', :path => '../../other'\n", false),
    ("  pod 'Scan', :path => dir\n", false),
  ]) func podsOfThePodfileWithPaths(line: String, isRead: Bool) {
    let podfile = "target 'App' do\n\(line)end\n"
    #expect(keys(podIn: "native", ["app/ios/Podfile": podfile]).isEmpty == !isRead)
  }

  @Test(arguments: [
    ("file:./scan", "use_native_modules!", "", true), ("1.0.0", "use_native_modules!", "", false),
    ("file:./scan", "pod 'Other'", "", false),
    (
      "file:./scan", "use_native_modules!",
      "module.exports = { dependencies: { scan: { platforms: { ios: null } } } };", false
    ),
  ]) func podsOfPackagesInTheRepository(version: String, line: String, configuration: String, isRead: Bool) {
    var files = [
      "app/package.json": "{\"dependencies\": {\"scan\": \"\(version)\"}}",
      "app/ios/Podfile": "target 'App' do\n  \(line)\nend\n", "app/react-native.config.js": configuration,
    ]
    #expect(keys(podIn: "app/scan", files).isEmpty == !isRead)
    // What was installed is known then.
    files["app/ios/Podfile.lock"] = "PODS:\n  - Other (1.0.0)\n"
    #expect(keys(podIn: "app/scan", files).isEmpty)
  }

  @Test func thePodsOfALockFileMayBeLinkedFolders() {
    let lock = """
      PODS:
        - Scan (0.1.0)

      EXTERNAL SOURCES:
        Scan:
          :path: "../node_modules/scan"
      """
    let files = { (version: String) in
      ["app/package.json": "{\"dependencies\": {\"scan\": \"\(version)\"}}", "app/ios/Podfile.lock": lock]
    }
    #expect(keys(podIn: "app/scan", files("file:./scan")) == ["NSCameraUsageDescription"])
    #expect(keys(podIn: "app/scan", files("0.1.0")).isEmpty)
  }
}
