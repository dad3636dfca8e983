@testable import AppProject
import Testing

/// Build settings of targets are read from `project.pbxproj`.
@Suite struct XcodeProjectTests {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        T1 /* App */ = {
          isa = PBXNativeTarget;
          buildConfigurationList = L1 /* list */;
          name = App;
          productType = "com.apple.product-type.application";
        };
        T2 = { isa = PBXNativeTarget; buildConfigurationList = L2; productType = "com.apple.product-type.framework"; };
        L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 /* Debug */, C2, ); };
        L2 = { isa = XCConfigurationList; buildConfigurations = ( C3 ); };
        C1 = {
          isa = XCBuildConfiguration;
          buildSettings = {
            INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
            CODE_SIGN_ENTITLEMENTS = App/Debug.entitlements;
            INFOPLIST_KEY_NSCameraUsageDescription = "Scan codes.";
            INFOPLIST_KEY_NSMicrophoneUsageDescription = "";
            INFOPLIST_KEY_UIBackgroundModes = location;
            "INFOPLIST_KEY_NSContactsUsageDescription[sdk=iphoneos*]" = "Find friends.";
          };
        };
        C2 = {
          isa = XCBuildConfiguration;
          buildSettings = { INFOPLIST_FILE = App/Info.plist; CODE_SIGN_ENTITLEMENTS = App/Release.entitlements; };
        };
        C3 = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = "$(TARGET)/Info.plist"; }; };
      };
    }
    """

  private let project = XcodeProject(Array(text.utf8), path: "/work/app/App.xcodeproj/project.pbxproj")

  @Test func suppliesKeysThatXcodeWrites() {
    #expect(project.suppliedKeys == ["NSCameraUsageDescription", "NSContactsUsageDescription"])
  }

  @Test func knowsTargetsByTheirInfoPlist() {
    #expect(project.productTypes == ["/work/app/App/Info.plist": "com.apple.product-type.application"])
  }

  @Test func knowsEntitlementsOfAllConfigurations() {
    #expect(
      project.entitlements["/work/app/App/Info.plist"]
        == ["/work/app/App/Debug.entitlements", "/work/app/App/Release.entitlements"]
    )
  }

  @Test(arguments: ["", "{", "()", "{ objects = (); }", "{ objects = { A = { isa = PBXNativeTarget; }; B = 1; }; }"])
  func brokenProjectsSayNothing(_ text: String) {
    let project = XcodeProject(Array(text.utf8), path: "/a/A.xcodeproj/project.pbxproj")
    #expect(project.suppliedKeys.isEmpty)
    #expect(project.productTypes.isEmpty)
  }

  @Test func settingsAreFoundInOtherSyntaxes() {
    let text =
      "INFOPLIST_KEY_NSCameraUsageDescription = a\n  INFOPLIST_KEY_NSFaceIDUsageDescription: b\nINFOPLIST_KEY_Unknown = 1"
    #expect(
      BuildSettingNames.infoPlistKeys(in: Array(text.utf8)) == ["NSCameraUsageDescription", "NSFaceIDUsageDescription"]
    )
    #expect(BuildSettingNames.infoPlistKeys(in: Array("INFOPLIST_KEY_".utf8)).isEmpty)
  }
}
