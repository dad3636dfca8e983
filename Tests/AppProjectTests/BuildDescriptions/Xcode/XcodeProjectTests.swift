import Testing

@testable import BuildDescriptions

/// Targets, their files and configurations are read from `project.pbxproj`.
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
            GENERATE_INFOPLIST_FILE = YES;
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

  private let project = XcodeProject(Array(text.utf8), path: "/tree/app/App.xcodeproj/project.pbxproj")

  @Test func knowsTargetsWithoutARootObject() {
    #expect(project.targets.map(\.name) == ["App", ""])
    #expect(
      project.targets.map(\.productType) == ["com.apple.product-type.application", "com.apple.product-type.framework"]
    )
    #expect(project.targets.first?.configurations.count == 2)
    #expect(project.path == "/tree/app/App.xcodeproj")
    #expect(project.folder == "/tree/app")
    #expect(project.name == "App")
  }

  @Test func filesAreFoundThroughTheirGroups() throws {
    let project = XcodeProject(Array(Self.groups.utf8), path: "/tree/app/App.xcodeproj/project.pbxproj")
    let app = try #require(project.targets.first)
    #expect(
      app.membership.files == [
        "/shared/Common.swift", "/tree/app/App/Sources/Camera.swift", "/tree/app/App/de.lproj/InfoPlist.strings",
        "/tree/app/App/en.lproj/InfoPlist.strings", "/tree/app/Config.plist",
      ]
    )
    #expect(app.membership.contains("/tree/app/App/Sources/Camera.swift"))
    #expect(!app.membership.contains("/tree/app/App/Sources/Other.swift"))
    #expect(
      app.membership.dependencies
        == [.target("Widget"), .target("Kit"), .packageProduct("Alamofire", package: nil)]
    )
    #expect(app.product == "App.app")
    #expect(project.regions == ["en", "de"])
    #expect(project.developmentRegion == "en")
    #expect(app.configurations.map(\.configurationFile) == ["/tree/app/Config/Debug.xcconfig"])
  }

  @Test func synchronisedFoldersHoldAllButTheirExceptions() throws {
    let project = XcodeProject(Array(Self.groups.utf8), path: "/tree/app/App.xcodeproj/project.pbxproj")
    let widget = try #require(project.targets.first { $0.name == "Widget" })
    #expect(widget.membership.contains("/tree/app/Widget/Views/Clock.swift"))
    #expect(!widget.membership.contains("/tree/app/Widget/Info.plist"))
    #expect(!widget.membership.contains("/tree/app/Widget/Old/Clock.swift"))
    #expect(!widget.membership.contains("/tree/app/WidgetKit/A.swift"))
  }

  @Test func exceptionsAddFilesToOtherTargets() throws {
    let text = Self.groups.replacing("target = T2;", with: "target = T1;")
    let project = XcodeProject(Array(text.utf8), path: "/tree/app/App.xcodeproj/project.pbxproj")
    let app = try #require(project.targets.first)
    #expect(app.membership.files.contains("/tree/app/Widget/Info.plist"))
    let widget = try #require(project.targets.first { $0.name == "Widget" })
    #expect(widget.membership.contains("/tree/app/Widget/Info.plist"))
  }

  @Test func projectsAndPackagesOutsideAreNamed() throws {
    let text = """
      {
        rootObject = P;
        objects = {
          P = {
            isa = PBXProject; mainGroup = G; targets = (T); projectReferences = ({ ProductGroup = Q; ProjectRef = S; });
          };
          G = { isa = PBXGroup; children = (S, F); sourceTree = "<group>"; };
          S = { isa = PBXFileReference; path = ../Kit/Kit.xcodeproj; sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = ../Tools; lastKnownFileType = wrapper; sourceTree = "<group>"; };
          Q = { isa = PBXGroup; children = (R); sourceTree = "<group>"; };
          R = { isa = PBXReferenceProxy; path = Kit.framework; remoteRef = X; sourceTree = BUILT_PRODUCTS_DIR; };
          X = { isa = PBXContainerItemProxy; containerPortal = S; proxyType = 2; remoteInfo = Kit; };
          Y = { isa = PBXContainerItemProxy; containerPortal = S; proxyType = 1; remoteInfo = Kit; };
          L = { isa = XCLocalSwiftPackageReference; relativePath = ../Core; };
          M = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Far"; };
          K = { isa = XCSwiftPackageProductDependency; package = L; productName = Core; };
          J = { isa = XCSwiftPackageProductDependency; package = M; productName = Far; };
          D = { isa = PBXTargetDependency; name = Kit; targetProxy = Y; };
          B = { isa = PBXFrameworksBuildPhase; files = (I); };
          I = { isa = PBXBuildFile; fileRef = R; };
          T = {
            isa = PBXNativeTarget; name = App; buildPhases = (B); dependencies = (D); packageProductDependencies = (K, J);
          };
        };
      }
      """
    let project = XcodeProject(Array(text.utf8), path: "/tree/app/App.xcodeproj/project.pbxproj")
    #expect(project.subprojects == ["/tree/Kit/Kit.xcodeproj/project.pbxproj"])
    #expect(project.packages == ["/tree/Core", "/tree/Tools"])
    #expect(
      project.targets.first?.membership.dependencies == [
        .outerTarget("Kit", project: "/tree/Kit/Kit.xcodeproj/project.pbxproj"), .product("Kit.framework"),
        .packageProduct("Core", package: "/tree/Core"),
      ]
    )
  }

  @Test(arguments: [
    "", "{", "()", "{ objects = (); }", "{ objects = { A = { isa = PBXGroup; }; B = 1; }; rootObject = A; }",
    "{ objects = { A = { mainGroup = A; children = (A); targets = (A); }; }; rootObject = A; }",
  ])
  func brokenProjectsTrapNobody(_ text: String) {
    let project = XcodeProject(Array(text.utf8), path: "/a/A.xcodeproj/project.pbxproj")
    #expect(project.targets.allSatisfy { $0.name.isEmpty })
    #expect(project.configurations.isEmpty)
  }

  @Test func settingsAreFoundInOtherSyntaxes() {
    let text =
      "INFOPLIST_KEY_NSCameraUsageDescription = a\n  INFOPLIST_KEY_NSFaceIDUsageDescription: b\nINFOPLIST_KEY_Unknown = 1"
    #expect(
      BuildSettingNames.infoPlistKeys(in: Array(text.utf8)) == ["NSCameraUsageDescription", "NSFaceIDUsageDescription"]
    )
    #expect(BuildSettingNames.infoPlistKeys(in: Array("INFOPLIST_KEY_".utf8)).isEmpty)
  }

  /// A project with groups, variants, a synchronised folder and dependencies of both sorts.
  static let groups = """
    {
      rootObject = P;
      objects = {
        P = {
          isa = PBXProject; mainGroup = G; targets = (T1, T2, T3); knownRegions = (en, Base, de); developmentRegion = en;
          buildConfigurationList = L0;
        };
        G = { isa = PBXGroup; children = (G1, F3, F4, G2, S1, F6, G3); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = (G1S, V1); path = App; sourceTree = "<group>"; };
        G1S = { isa = PBXGroup; children = (F1, F2); name = Code; path = Sources; sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; children = (R1, R2, R3); name = Products; sourceTree = "<group>"; };
        G3 = { isa = PBXGroup; children = (C9); name = Config; path = Config; sourceTree = "<group>"; };
        C9 = { isa = PBXFileReference; path = Debug.xcconfig; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Camera.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Other.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = /shared/Common.swift; sourceTree = "<absolute>"; };
        F4 = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        F6 = { isa = PBXFileReference; path = Config.plist; sourceTree = SOURCE_ROOT; };
        V1 = { isa = PBXVariantGroup; children = (V1E, V1D); name = InfoPlist.strings; sourceTree = "<group>"; };
        V1E = { isa = PBXFileReference; name = en; path = en.lproj/InfoPlist.strings; sourceTree = "<group>"; };
        V1D = { isa = PBXFileReference; name = de; path = de.lproj/InfoPlist.strings; sourceTree = "<group>"; };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = Widget; sourceTree = "<group>"; };
        E1 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old); target = T2;
        };
        R1 = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        R2 = { isa = PBXFileReference; path = Widget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        R3 = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        T1 = {
          isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; productReference = R1;
          buildPhases = (B1, B2); dependencies = (D1); packageProductDependencies = (K1); buildConfigurationList = L1;
        };
        T2 = {
          isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          productReference = R2; buildPhases = (); fileSystemSynchronizedGroups = (S1); buildConfigurationList = L2;
        };
        T3 = {
          isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = R3;
        };
        K1 = { isa = XCSwiftPackageProductDependency; productName = Alamofire; };
        D1 = { isa = PBXTargetDependency; target = T2; };
        B1 = { isa = PBXSourcesBuildPhase; files = (I1, I2, I3, I4); };
        B2 = { isa = PBXResourcesBuildPhase; files = (I5, I6); };
        I1 = { isa = PBXBuildFile; fileRef = F1; };
        I2 = { isa = PBXBuildFile; fileRef = F3; };
        I3 = { isa = PBXBuildFile; fileRef = F4; };
        I4 = { isa = PBXBuildFile; fileRef = R3; };
        I5 = { isa = PBXBuildFile; fileRef = V1; };
        I6 = { isa = PBXBuildFile; fileRef = F6; };
        L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
        C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { MARKETING_VERSION = 1.2; }; };
        C1 = {
          isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C9;
          buildSettings = { PRODUCT_NAME = "My App"; INFOPLIST_FILE = "$(TARGET_NAME)/Info.plist"; };
        };
        C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Widget/Info.plist; }; };
      };
    }
    """

  /// Bug: a target or a build phase that is listed many times was read as often.
  @Test func whatIsListedTwiceIsReadOnce() {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, T, T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B, B); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, S, S); };
      }; }
      """
    let targets = XcodeProject(Array(text.utf8), path: "/p/A.xcodeproj/project.pbxproj").targets
    #expect(targets.map(\.name) == ["App"])
    #expect(targets.first?.membership.files == ["/p/a.swift"])
  }
}
