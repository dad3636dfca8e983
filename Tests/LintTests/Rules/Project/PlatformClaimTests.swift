import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// Rules claim nothing that the platform of a bundle does not enforce.
@Suite struct PlatformClaimTests {
  private static let call = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"
  private static let plain = "{ CFBundleName = a; }"

  private func project(_ sdk: String, _ settings: String = "", product: String = "application") -> ExampleProject {
    ExampleProject(
      .init("SDKROOT = \(sdk); INFOPLIST_FILE = Info.plist; \(settings)", product: product, folder: "Code")
    )
  }

  @Test(arguments: ["appletvos", "watchos", "macosx"])
  func codeForPhonesDoesNotConcernOthers(_ sdk: String) {
    let source = "#if os(iOS)\n\(Self.call)\n#endif"
    ProjectCheck(PurposeStringMissing.self, project(sdk), ["Code/A.swift": source]).accepts(Self.plain)
  }

  @Test func keysThatAPlatformDoesNotEnforce() {
    let call = ["Code/A.swift": "contacts.requestAccess(for: .contacts) { _, _ in }"]
    ProjectCheck(PurposeStringMissing.self, project("appletvos"), call).accepts(Self.plain)
    let both = project("iphoneos", #"SUPPORTED_PLATFORMS = "iphoneos appletvos";"#)
    let motion = "let manager = CMMotionActivityManager()"
    ProjectCheck(PurposeStringMissing.self, both, ["Code/A.swift": motion]).finds("1️⃣{2️⃣ CFBundleName = a; }")
    ProjectCheck(PurposeStringMissing.self, both, ["Code/A.swift": "#if os(tvOS)\n\(motion)\n#endif"])
      .accepts(Self.plain)
  }

  @Test func storeOfTheMacChecksNoPurposeStrings() {
    let finding = ProjectCheck(PurposeStringMissing.self, project("macosx"), ["Code/A.swift": Self.call])
      .finds("1️⃣{2️⃣ CFBundleName = a; }").first
    #expect(finding?.appStoreCode == nil)
    #expect(finding?.message.hasSuffix("The call terminates the app.") == true)
  }

  @Test func reasonsAreNotForTheMac() {
    let defaults = [
      "Code/A.swift": "let count = UserDefaults.standard.integer(forKey: \"a\")", "Info.plist": Self.plain,
    ]
    let manifest = "Code/PrivacyInfo.xcprivacy"
    let mac = ProjectCheck(PrivacyAPIUndeclared.self, file: manifest, project("macosx"), defaults)
    mac.accepts("{ NSPrivacyAccessedAPITypes = (); }")
    let phone = ProjectCheck(PrivacyAPIUndeclared.self, file: manifest, project("iphoneos"), defaults)
    let finding = phone.finds("{ 1️⃣NSPrivacyAccessedAPITypes2️⃣ = (); }").first
    #expect(finding?.severity == .warning)
    ProjectCheck(PrivacyManifestMissing.self, project("macosx"), defaults).accepts(Self.plain)
  }

  @Test func reasonsOfCodeThatUsersDoNotGet() {
    let use = "let count = UserDefaults.standard.integer(forKey: \"a\")"
    let check = { (condition: String) in
      ProjectCheck(
        PrivacyAPIUndeclared.self,
        file: "Code/PrivacyInfo.xcprivacy",
        self.project("iphoneos", #"OTHER_SWIFT_FLAGS = "$(FLAGS)";"#),
        ["Code/A.swift": "#if \(condition)\n\(use)\n#endif", "Info.plist": Self.plain]
      )
    }
    check("DEBUG").accepts("{ NSPrivacyAccessedAPITypes = (); }")
    check("targetEnvironment(simulator)").accepts("{ NSPrivacyAccessedAPITypes = (); }")
    let finding = check("EXTRA").finds("{ 1️⃣NSPrivacyAccessedAPITypes2️⃣ = (); }").first
    #expect(finding?.severity == .warning)
    #expect(finding?.message.contains("probably") == true)
  }

  private func entitled(_ sdk: String, _ product: String = "application") -> ProjectCheck {
    ProjectCheck(
      EntitlementNeedsPurposeString.self,
      file: "App.entitlements",
      project(sdk, "CODE_SIGN_ENTITLEMENTS = App.entitlements;", product: product),
      ["Info.plist": Self.plain]
    )
  }

  @Test func entitlementsOfTheMacOnOthers() {
    entitled("iphoneos").accepts("{ \"com.apple.security.device.camera\" = YES; }")
    entitled("appletvos").accepts("{ \"com.apple.security.personal-information.location\" = YES; }")
  }

  @Test func permissionsOfTheSandboxProveNoUse() {
    let text = "<plist version=\"1.0\"><dict>1️⃣<key>com.apple.security.device.camera</key>2️⃣<true/></dict></plist>"
    #expect(entitled("macosx").finds(text).first?.severity == .info)
  }

  @Test func helpersHaveNoPurposeOfTheirOwn() {
    let text = "<plist version=\"1.0\"><dict><key>com.apple.security.device.camera</key><true/>"
    entitled("macosx", "xpc-service").accepts(text + "</dict></plist>")
    entitled("macosx", "tool").accepts(text + "</dict></plist>")
    entitled("macosx").accepts(text + "<key>com.apple.security.inherit</key><true/></dict></plist>")
  }

  @Test func identifierForAdvertisersIsReadable() {
    let read = ["Code/A.swift": "let id = ASIdentifierManager.shared().advertisingIdentifier"]
    ProjectCheck(PurposeStringMissing.self, project("iphoneos"), read).accepts(Self.plain)
    let finding = ProjectCheck(PurposeStringProbablyMissing.self, project("iphoneos"), read)
      .finds("1️⃣{2️⃣ CFBundleName = a; }").first
    #expect(finding?.appStoreCode == nil)
    #expect(finding?.message.hasSuffix("Without permission the identifier is all zeros.") == true)
  }

  @Test func watchAppsGetWhatTheirPhoneForwards() {
    let files = ["App.entitlements": "{ }", "Code/A.swift": "UIApplication.shared.registerForRemoteNotifications()"]
    let settings = "CODE_SIGN_ENTITLEMENTS = App.entitlements;"
    let check = { (sdk: String) in
      ProjectCheck(BackgroundRemoteNotificationNeedsPush.self, self.project(sdk, settings), files)
    }
    check("watchos").accepts("{ UIBackgroundModes = (\"remote-notification\"); }")
    #expect(check("iphoneos").finds("{ UIBackgroundModes = (1️⃣\"remote-notification\"2️⃣); }").first?.severity == .warning)
  }

  @Test func kernelExtensionsHaveStages() {
    let check = RuleCheck(BuildVersionFormat.self)
    check.accepts("{ CFBundlePackageType = KEXT; CFBundleVersion = \"1.0.0d1\"; }")
    check.accepts("{ CFBundlePackageType = KEXT; CFBundleVersion = \"1.2fc3\"; }")
    check.finds("{ CFBundlePackageType = KEXT; CFBundleVersion = 1️⃣\"1.0.0-1\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    check.finds("{ CFBundlePackageType = APPL; CFBundleVersion = 1️⃣\"1.0.0d1\"2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func valuesOfSomePlatforms() {
    let check = RuleCheck(KeyInvalidValue.self)
    check.accepts("{ CFBundleDocumentTypes = ({ CFBundleTypeRole = MDImporter; }); }")
  }
}
