import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LibraryKeyMissingTests {
  private let ads = "import GoogleMobileAds\nfunc start() { MobileAds.shared.start() }"

  private func check(_ source: String, _ file: String = "A.swift", _ files: [String: String] = [:]) -> ProjectCheck {
    let project = ExampleProject(.init("SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;", folder: "."))
    return ProjectCheck(LibraryKeyMissing.self, project, files.merging([file: source]) { $1 })
  }

  @Test func reportsTheMissingKeyWithTheCall() {
    let finding = check(ads).finds("1️⃣{2️⃣ a = b; }").first
    #expect(
      finding?.message
        == "Missing key GADApplicationIdentifier, but A.swift uses Google Mobile Ads, which does not work without it."
    )
    #expect(finding?.severity == .warning)
    #expect(finding?.related.map(\.message) == ["A.swift uses it here"])
  }

  @Test func reportsEmptyValuesAndThoseOfAnotherForm() {
    check(ads).finds("{ GADApplicationIdentifier = 1️⃣\"\"2️⃣; }")
    check(ads).finds("{ GADApplicationIdentifier = 1️⃣\"ca-app-pub-\"2️⃣; }")
    let finding = check(ads).finds("{ GADApplicationIdentifier = 1️⃣unit2️⃣; }").first
    #expect(finding?.message.hasPrefix("GADApplicationIdentifier must begin with ca-app-pub-") == true)
    for text in ["ca-app-pub-1/2", "ca-app-pub-YOUR_ID", "ca-app-pub-1~", "ca-app-pub-1~2x"] {
      let finding = check(ads).finds("{ GADApplicationIdentifier = 1️⃣\"\(text)\"2️⃣; }").first
      #expect(finding?.message.hasPrefix("GADApplicationIdentifier must have the form ca-app-pub-#~#") == true)
    }
  }

  @Test func acceptsValuesVariablesAndSubstitutes() {
    check(ads).accepts("{ GADApplicationIdentifier = \"ca-app-pub-1~2\"; }")
    check(ads).accepts("{ GADApplicationIdentifier = \"$(ADS)\"; }")
    check(ads).accepts("{ GADIsAdManagerApp = YES; }")
  }

  @Test func namesOfOtherModulesAreNotThoseOfTheLibrary() {
    check("func start() { MobileAds.shared.start() }").accepts("{ a = b; }")
    check("import FBSDKLoginKit\nlet a = 1").accepts("{ a = b; }")
  }

  @Test func codeMayGiveTheValueItself() {
    let login = "import FBSDKLoginKit\nlet manager = LoginManager()\n"
    #expect(check(login).findings(in: "{ a = b; }").map(\.key) == ["FacebookAppID", "FacebookClientToken"])
    check(login + "func set() { Settings.shared.appID = x; Settings.shared.clientToken = y }").accepts("{ a = b; }")
  }

  @Test func oldVersionsNeedNoToken() {
    let login = "import FBSDKLoginKit\nlet manager = LoginManager()\n"
    let lock = ["Podfile.lock": "PODS:\n  - FBSDKCoreKit (12.3.0)\n\nDEPENDENCIES:\n  - FBSDKCoreKit\n"]
    check(login, "A.swift", lock).accepts("{ FacebookAppID = \"1\"; }")
  }

  @Test func aPackageMayNeedABooleanByItself() {
    func check(_ packages: String) -> ProjectCheck {
      let files = ["ios/Runner.xcodeproj/project.pbxproj": "{}", "pubspec.yaml": "dependencies:\n\(packages)"]
      return ProjectCheck(LibraryKeyMissing.self, file: "ios/Runner/Info.plist", files)
    }
    let bare = "CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES;"
    let app = "\(bare) CFBundleURLTypes = ({ CFBundleURLSchemes = (wine); });"
    let found = check("  app_links: ^6.0.0\n").finds("1️⃣{2️⃣ \(app) }").first
    #expect(found?.message.hasPrefix("FlutterDeepLinkingEnabled must be false, as the project uses app_links") == true)
    // No link reaches the app.
    check("  app_links: ^6.0.0\n").accepts("{ \(bare) }")
    check("  app_links: ^6.0.0\n").accepts("{ \(bare) CFBundleURLTypes = (); }")
    let head =
      "<plist version=\"1.0\"><dict><key>LSRequiresIPhoneOS</key><true/>"
      + "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array/></dict></array>"
    check("  app_links: ^6.0.0\n").finds("\(head)1️⃣<key>FlutterDeepLinkingEnabled</key><true/>2️⃣</dict></plist>")
    check("  app_links: ^6.0.0\n").fixes(
      "\(head)<key>FlutterDeepLinkingEnabled</key><true/></dict></plist>",
      to: "\(head)<key>FlutterDeepLinkingEnabled</key><false/></dict></plist>"
    )
    check("  app_links: ^6.0.0\n").accepts("{ \(app) FlutterDeepLinkingEnabled = \"$(LINKS)\"; }")
    check("  go_router: ^6.0.0\n").accepts("{ \(app) }")
  }

  @Test func objectiveCCallsItToo() {
    let source = "#import <GoogleMobileAds/GoogleMobileAds.h>\nvoid f(void) { [[GADMobileAds sharedInstance] start]; }"
    check(source, "A.m").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func anAppThatStartsLiveActivitiesDeclaresThem() {
    let code =
      "import ActivityKit\nfunc start() throws { _ = try Activity.request(attributes: ride, content: content) }"
    let finding = check(code).finds("1️⃣{2️⃣ a = b; }").first
    #expect(finding?.key == "NSSupportsLiveActivities")
    check(code).accepts("{ NSSupportsLiveActivities = YES; }")
    check("import ActivityKit").accepts("{ a = b; }")
  }
}
