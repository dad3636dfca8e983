import Testing

@testable import AppProject
@testable import BuildDescriptions

/// The version of a Flutter app is in `pubspec.yaml`.
@Suite struct FlutterVersionTests {
  private func settings(_ pubspec: String, folder: String = "ios") -> [String] {
    FlutterVersion.settings(ofProjectIn: "/tree/app/\(folder)", TestProject(["pubspec.yaml": pubspec]).access)
      .map { "\($0.name)=\($0.value)" }
  }

  @Test func versionsHaveTwoParts() {
    let pubspec = "name: sample\n# The version.\nversion: 1.2.3+4\ndependencies:\n  flutter:\n    sdk: flutter\n"
    #expect(settings(pubspec) == ["FLUTTER_BUILD_NAME=1.2.3", "FLUTTER_BUILD_NUMBER=4"])
    #expect(settings("version: '2.0.0'\n") == ["FLUTTER_BUILD_NAME=2.0.0"])
  }

  @Test func onlyDigitsAndDotsRemain() {
    #expect(settings("version: 3.0.0-beta.11") == ["FLUTTER_BUILD_NAME=3.0.0.11"])
  }

  @Test func otherProjectsHaveNone() {
    #expect(settings("version: 1.2.3+4", folder: "App").isEmpty)
    #expect(settings("name: sample").isEmpty)
    #expect(settings("version: [").isEmpty)
  }

  @Test func fileOfTheToolCountsMore() throws {
    var project = TestProject([
      "pubspec.yaml": "version: 1.2.3+4",
      "ios/Runner.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Flutter/Release.xcconfig; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Runner; buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; buildSettings = { }; };
      }; }
      """,
      "ios/Flutter/Release.xcconfig": "#include \"Generated.xcconfig\"",
    ])
    func version() -> String? {
      let reader = ProjectReader(files: project.access)
      let targets = reader.targets(ofProjectAt: "/tree/app/ios/Runner.xcodeproj/project.pbxproj")
      return targets.first?.value("FLUTTER_BUILD_NAME")
    }
    #expect(version() == "1.2.3")
    project.files["ios/Flutter/Generated.xcconfig"] = "FLUTTER_BUILD_NAME=9.9.9\n"
    #expect(version() == "9.9.9")
  }
}
