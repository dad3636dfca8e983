import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// Keys in a file of settings count for the targets that use it as their own settings do.
@Suite struct SettingsFileTests {
  private func check(_ settings: String, of configuration: String) -> ProjectCheck {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = M; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, X); };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (S); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        M = { isa = XCConfigurationList; buildConfigurations = (D); };
        C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
          buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; \(configuration) }; };
        D = { isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
      }; }
      """
    let files = [
      ExampleProject.file: project, "App.xcconfig": settings,
      "A.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)",
    ]
    return ProjectCheck(PurposeStringMissing.self, files)
  }

  private let text = "INFOPLIST_KEY_NSCameraUsageDescription = Scan the labels of bottles.\n"

  @Test func aSettingForAGeneratedInfoPlistSuppliesTheKey() {
    check(text, of: "GENERATE_INFOPLIST_FILE = YES;").accepts("{ CFBundleName = a; }")
    // Xcode writes an empty text too.
    check("INFOPLIST_KEY_NSCameraUsageDescription =\n", of: "GENERATE_INFOPLIST_FILE = YES;")
      .accepts("{ CFBundleName = a; }")
  }

  @Test("bug: a setting of a file counted although Xcode does not write it")
  func aSettingWithoutEffectSuppliesNothing() {
    check(text, of: "").finds("1️⃣{2️⃣ CFBundleName = a; }")
  }
}
