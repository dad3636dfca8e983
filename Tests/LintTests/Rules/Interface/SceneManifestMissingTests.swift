import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct SceneManifestMissingTests {
  private let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
  private let scene = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"

  private func check(
    _ source: String,
    _ file: String = "A.swift",
    _ settings: String = "SDKROOT = iphoneos;"
  ) -> ProjectCheck {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)", folder: "."))
    return ProjectCheck(SceneManifestMissing.self, project, [file: source])
  }

  @Test func reportsAppsWithoutScenes() {
    let finding = check(delegate).finds("1️⃣{2️⃣ a = b; }").first
    #expect(finding?.message.contains("declares no scene") == true)
    #expect(finding?.severity == .warning)
    #expect(finding?.fixes.isEmpty == true)
    let flutter = check("@main @objc class AppDelegate: FlutterAppDelegate {}").finds("1️⃣{2️⃣ a = b; }").first
    #expect(flutter?.message.contains("Flutter 3.41 or later, and follow the migration guide") == true)
    let changed = "class AppDelegate: FlutterAppDelegate { let channel = FlutterMethodChannel(name: a) }"
    let message = check(changed).finds("1️⃣{2️⃣ a = b; }").first?.message
    #expect(message?.contains("this one uses FlutterMethodChannel: migrate it by hand") == true)
    check("@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end", "A.m").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test func reportsManifestsWithoutConfigurations() {
    check(delegate).finds("{ 1️⃣UIApplicationSceneManifest2️⃣ = { UISceneConfigurations = {}; }; }")
    check(delegate).finds("{ 1️⃣UIApplicationSceneManifest2️⃣ = { UIApplicationSupportsMultipleScenes = NO; }; }")
  }

  @Test func insertsAManifestThatNamesTheClass() {
    let findings = check(delegate + scene).finds("1️⃣{2️⃣ a = b; }")
    #expect(findings.first?.message.contains("$(PRODUCT_MODULE_NAME).SceneDelegate") == true)
    #expect(findings.first?.fixes.count == 1)
    check(delegate + scene).fixes(
      "{ UIApplicationSceneManifest = {}; }",
      to: """
        { UIApplicationSceneManifest = {
        \tUIApplicationSupportsMultipleScenes = 0;
        \tUISceneConfigurations = {
        \t\tUIWindowSceneSessionRoleApplication = (
        \t\t\t{
        \t\t\t\tUISceneConfigurationName = "Default Configuration";
        \t\t\t\tUISceneDelegateClassName = "$(PRODUCT_MODULE_NAME).SceneDelegate";
        \t\t\t}
        \t\t);
        \t};
        }; }
        """
    )
  }

  @Test func scenesOfSwiftUIAndOfCodeAreEnough() {
    check(delegate + "struct A: App { var body: some Scene { WindowGroup {} } }").accepts("{ a = b; }")
    check(delegate + "func application(_ a: A, configurationForConnecting b: B) {}").accepts("{ a = b; }")
    check("@main struct A: App { @UIApplicationDelegateAdaptor(D.self) var d }\n" + delegate).accepts("{ a = b; }")
  }

  @Test func otherBundlesNeedNone() {
    check(delegate, "A.swift", "SDKROOT = macosx;").accepts("{ a = b; }")
    check(delegate).accepts("{ NSExtension = {}; }")
    check("class A {}").accepts("{ a = b; }")
    check(delegate).accepts("{ UIApplicationSceneManifest = { UISceneConfigurations = { A = (); }; }; }")
  }

  @Test func theManifestThatTuistWritesHasNoScenes() {
    let text = { (keys: String) in
      """
      import ProjectDescription
      let project = Project(name: "Garden", targets: [
        .target(
          name: "Garden", destinations: .iOS, product: .app, bundleId: "org.example.garden",
          infoPlist: .extendingDefault(with: [\(keys)]), sources: ["Sources/**"], resources: ["Resources/**"]
        )
      ])
      """
    }

    let source = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    let check = ProjectCheck(SceneManifestMissing.self, file: "Project.swift", ["Sources/A.swift": source])
    #expect(check.generatedFindings(in: text("\"UILaunchScreen\": [:]")).count == 1)
    let scenes = """
      "UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["a": "b"]]]]
      """
    #expect(check.generatedFindings(in: text(scenes)).isEmpty)
  }

  @Test(arguments: [
    (
      "class WindowController: UIResponder, UIWindowSceneDelegate {}", "A.swift",
      "$(PRODUCT_MODULE_NAME).WindowController"
    ),
    ("@objc(Windows) final class W: NSObject, UISceneDelegate {}", "A.swift", "Windows"),
    ("@interface Windows : UIResponder <UIWindowSceneDelegate>\n@end", "A.h", "Windows"),
  ])
  func anyClassThatAdoptsTheProtocolIsADelegate(_ source: String, _ file: String, _ name: String) {
    let other = "class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {}\n"
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "."))
    let sources =
      file == "A.swift"
      ? [file: delegate + other + source]
      : ["B.swift": delegate + other, file: source, "A.m": "#import \"A.h\"\n@implementation Windows\n@end"]
    let finding = ProjectCheck(SceneManifestMissing.self, project, sources).finds("1️⃣{2️⃣ a = b; }").first
    #expect(finding?.message.contains(name) == true)
    #expect(finding?.fixes.count == 1)
    #expect(finding?.refusers == [.system])
  }

  @Test func anAppWithAStoryboardDeclaresThat() {
    let finding = check(delegate).finds("1️⃣{2️⃣ UIMainStoryboardFile = Main; }").first
    #expect(
      finding?.message.hasSuffix(
        "declare a scene delegate and the storyboard of UIMainStoryboardFile in UIApplicationSceneManifest."
      ) == true
    )
  }

  @Test func appClipsNeedScenesToo() {
    let clip = ExampleProject(
      .init(
        "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;",
        product: "application.on-demand-install-capable",
        folder: "."
      )
    )
    ProjectCheck(SceneManifestMissing.self, clip, ["A.swift": delegate]).finds("1️⃣{2️⃣ a = b; }")
  }

  @Test("bug: a storyboard that shows nothing but the launch screen was to become that of the scene")
  func aWindowThatCodeMakesCountsMoreThanAStoryboard() {
    let text = "1️⃣{2️⃣ UIMainStoryboardFile = Main; }"
    let storyboard = check(delegate).finds(text).first?.message
    #expect(storyboard?.contains("the storyboard of UIMainStoryboardFile") == true)
    let window = check(delegate + "func show(_ window: UIWindow) { window.makeKeyAndVisible() }").finds(text).first?
      .message
    #expect(window?.contains("move the set-up of the window") == true)
  }
}
