import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct PurposeStringUnusedTests {
  private let contacts = "{ LSRequiresIPhoneOS = YES; NSContactsUsageDescription = \"Invite friends.\"; }"

  private func check(
    _ code: String = "let a = 1",
    settings: String = "SDKROOT = iphoneos;",
    files: [String: String] = [:]
  ) -> ProjectCheck {
    ProjectCheck(
      PurposeStringUnused.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)", folder: "App")),
      files.merging(["App/A.swift": code]) { first, _ in first }
    )
  }

  @Test func reportsAKeyThatNothingNeeds() {
    let finding = check().finds("{ LSRequiresIPhoneOS = YES; 1️⃣NSContactsUsageDescription2️⃣ = \"Invite friends.\"; }")
      .first
    #expect(
      finding?.message
        == """
        Nothing in this app appears to need NSContactsUsageDescription.
        """
    )
    #expect(finding?.severity == .info)
    #expect(finding?.isUnnecessary == true)
  }

  @Test func removesTheKey() {
    check().fixes(
      """
      {
        LSRequiresIPhoneOS = YES;
        NSContactsUsageDescription = "Invite friends.";
      }
      """,
      to: """
        {
          LSRequiresIPhoneOS = YES;
        }
        """
    )
  }

  @Test(arguments: [
    "let store = CNContactStore()", "import Contacts", "import ContactsUI", "@_implementationOnly import Contacts",
    "#if DEBUG\nimport Contacts\n#endif",
  ])
  func someCodeIsEnough(_ code: String) {
    check(code).accepts(contacts)
  }

  @Test func anyKeyOfTheResourceIsJustified() {
    check("manager.requestWhenInUseAuthorization()").accepts(
      "{ NSLocationAlwaysAndWhenInUseUsageDescription = a; NSLocationWhenInUseUsageDescription = b; }"
    )
    check("import WebKit").accepts("{ NSCameraUsageDescription = a; NSMicrophoneUsageDescription = b; }")
    check("let sheet = UIActivityViewController()").accepts("{ NSPhotoLibraryAddUsageDescription = a; }")
    check("let context = LAContext()").accepts("{ NSFaceIDUsageDescription = a; }")
  }

  @Test func otherKeysJustifyToo() {
    check().accepts("{ UIBackgroundModes = (location); NSLocationWhenInUseUsageDescription = a; }")
    check().accepts("{ UIBackgroundModes = (\"bluetooth-central\"); NSBluetoothAlwaysUsageDescription = a; }")
  }

  @Test func entitlementsJustify() {
    let entitlements = "<plist><dict><key>com.apple.developer.homekit</key><true/></dict></plist>"
    check(files: ["A.entitlements": entitlements]).accepts("{ NSHomeKitUsageDescription = a; }")
    check().finds("{ 1️⃣NSHomeKitUsageDescription2️⃣ = a; }")
  }

  @Test func anyCodeMayReachFilesAndTheNetwork() {
    check().accepts("{ NSLocalNetworkUsageDescription = a; NSDocumentsFolderUsageDescription = b; }")
  }

  @Test func mapsInStoryboardsShowTheUser() {
    let location = "{ NSLocationWhenInUseUsageDescription = a; }"
    check(files: ["App/Main.storyboard": "<document/>"]).accepts(location)
    check(files: ["App/LaunchScreen.storyboard": "<document/>"])
      .finds("{ 1️⃣NSLocationWhenInUseUsageDescription2️⃣ = a; }")
  }

  @Test(arguments: [
    ["Podfile.lock": "PODS:\n  - Unheard (1.0)\n"], ["Podfile": "target 'App'"], ["Cartfile": ""],
    ["Package.resolved": #"{"pins": [{"identity": "unheard", "state": {"version": "1.0"}}]}"#],
    ["App/Unheard.framework/Info.plist": "{}"], ["App/libunheard.a": ""], ["Shared/Code.kt": ""],
    ["Other/Other.xcodeproj/project.pbxproj": "{}"], ["vendor/Unheard.m": ""],
  ])
  func reportsNothingWhereCodeIsNotKnown(_ files: [String: String]) {
    check(files: files).accepts(contacts)
  }

  @Test func someLibrariesAreKnownToNeedNothing() {
    check(files: [
      "Podfile": "target 'App'", "Podfile.lock": "PODS:\n  - Alamofire (5.0)\n",
      "Package.resolved": #"{"pins": [{"identity": "swift-collections", "state": {"version": "1.0"}}]}"#,
    ]).finds("{ 1️⃣NSContactsUsageDescription2️⃣ = \"Invite friends.\"; }")
  }

  @Test func ignoresOtherSystems() {
    check(settings: "SDKROOT = macosx;").accepts(contacts)
    check(settings: "").accepts(contacts)
    ProjectCheck(PurposeStringUnused.self, ["Package.swift": "", "A.swift": "let a = 1"]).accepts(contacts)
  }

  @Test func searchedFrameworksAreNotKnown() {
    check(settings: "SDKROOT = iphoneos; FRAMEWORK_SEARCH_PATHS = \"$(SRCROOT)/../shared/build\";").accepts(contacts)
    check(settings: "SDKROOT = iphoneos; OTHER_LDFLAGS = \"-framework shared\";").accepts(contacts)
    check(settings: "SDKROOT = iphoneos; OTHER_LDFLAGS = \"-ObjC\";")
      .finds("{ 1️⃣NSContactsUsageDescription2️⃣ = \"Invite friends.\"; }")
  }

  @Test func codeOutsideTheProjectIsNotKnown() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "../Shared"))
    ProjectCheck(PurposeStringUnused.self, project).accepts(contacts)
  }

  @Test func projectsWithoutSourcesAreNotKnown() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
    ProjectCheck(PurposeStringUnused.self, project).accepts(contacts)
  }
}
