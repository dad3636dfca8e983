import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// Keys in a file of settings count for the targets that use it as their own settings do.
@Suite struct SettingsFileTests {
  /// Checks an app with `settings` in the file at `path`; the file is not there if they are nil.
  private func check(
    _ settings: String?,
    of configuration: String,
    at path: String = "App.xcconfig",
    _ rule: any Rule.Type = PurposeStringMissing.self
  ) -> ProjectCheck {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = M; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, X); };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
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
    var files = [
      ExampleProject.file: project, "A.swift": "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)",
    ]
    files[path] = settings
    return ProjectCheck(rule, files)
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

  @Test(
    "bug: settings were taken for written where a file that CocoaPods or Flutter writes is not there",
    arguments: [
      ("Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig", true), ("Flutter/Generated.xcconfig", true),
      ("Secrets.xcconfig", false),
    ]
  )
  func filesOfToolsGenerateNoInfoPlist(path: String, isKnown: Bool) {
    let check = check(nil, of: "INFOPLIST_KEY_CFBundleDisplayName = Cellar;", at: path, InfoPlistKeySettingDropped.self)
    #expect(check.findings(in: "{ CFBundleName = a; }").count == (isKnown ? 1 : 0))
  }
}
