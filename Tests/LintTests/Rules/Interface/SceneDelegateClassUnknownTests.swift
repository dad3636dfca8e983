import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct SceneDelegateClassUnknownTests {
  private func check(_ source: String, _ file: String = "A.swift") -> ProjectCheck {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "."))
    return ProjectCheck(SceneDelegateClassUnknown.self, project, [file: source])
  }

  private func text(_ name: String) -> String {
    """
    { UIApplicationSceneManifest = { UISceneConfigurations = { UIWindowSceneSessionRoleApplication = (
      { UISceneDelegateClassName = \(name); }
    ); }; }; }
    """
  }

  @Test func reportsAMisspeltName() {
    let check = check("final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}")
    let finding = check.finds(text("1️⃣\"$(PRODUCT_MODULE_NAME).SceneDelegat\"2️⃣")).first
    #expect(
      finding?.message
        == "No class of the app is called “SceneDelegat”, so the scene has no delegate and stays black."
    )
    check.fixes(
      text("\"$(PRODUCT_MODULE_NAME).SceneDelegat\""),
      to: text("\"$(PRODUCT_MODULE_NAME).SceneDelegate\"")
    )
    check.finds(text("1️⃣App.ScenDelegate2️⃣"))
  }

  @Test func aClassOfSwiftNeedsItsModule() {
    let check = check("class SceneDelegate: UIResponder, UIWindowSceneDelegate {}")
    check.fixes(text("SceneDelegate"), to: text("\"$(PRODUCT_MODULE_NAME).SceneDelegate\""))
    check.accepts(text("\"$(PRODUCT_MODULE_NAME).SceneDelegate\""))
    check.accepts(text("App.SceneDelegate"))
  }

  @Test func aNameOfObjectiveCHasNoModule() {
    check("@objc(SceneDelegate) final class MyDelegate: UIResponder {}").accepts(text("SceneDelegate"))
    check("@interface SceneDelegate : UIResponder\n@end", "A.m").accepts(text("SceneDelegate"))
    let check = check("@implementation SceneDelegate\n@end", "A.m")
    check.fixes(text("\"$(PRODUCT_MODULE_NAME).SceneDelegate\""), to: text("\"SceneDelegate\""))
  }

  @Test("bug: a class of Swift with a name for Objective-C was not found by its module")
  func namesForObjectiveCAreSecondNames() {
    let check = check("@objc(SceneDelegate)\nclass SceneDelegate: ExpoAppSceneDelegate {}")
    check.accepts(text("\"$(PRODUCT_MODULE_NAME).SceneDelegate\""))
    check.accepts(text("SceneDelegate"))
    check.finds(text("1️⃣\"$(PRODUCT_MODULE_NAME).Scenes\"2️⃣"))
  }

  @Test("bug: a class that a plug-in of Expo writes was unknown")
  func theNativeCodeOfExpoIsUnknown() {
    let app = """
      { "expo": { "name": "Hills", "ios": { "infoPlist": { "UIApplicationSceneManifest": { "UISceneConfigurations": {
        "UIWindowSceneSessionRoleApplication": [{ "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate" }]
      } } } } } }
      """
    let files = [
      "app.json": app, "package.json": "{ \"dependencies\": { \"expo\": \"~57.0.0\" } }",
      "modules/hills/ios/Hills.swift": "class Hills {}",
    ]
    #expect(ProjectCheck(SceneDelegateClassUnknown.self, file: "app.json", files).generatedFindings(in: app).isEmpty)
  }

  @Test func classesOfLibrariesAreUnknown() {
    check("class A {}").accepts(text("FlutterSceneDelegate"))
    check("class A {}").accepts(text("\"Kit.SceneDelegate\""))
    check("let a = 1").accepts(text("\"$(PRODUCT_MODULE_NAME).SceneDelegate\""))
  }

  @Test("bug: the entry of an app of SwiftUI was said to leave a black screen")
  func scenesOfSwiftUIHaveADelegateOfTheSystem() {
    let finding = check(
      "@main struct Cellar: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\nclass Store {}"
    )
    .finds(text("1️⃣\"$(PRODUCT_MODULE_NAME).SceneDelegate\"2️⃣")).first
    #expect(finding?.severity == .info)
    #expect(finding?.message.contains("has no effect in an app of SwiftUI") == true)
  }

  @Test func aModuleHasNoHyphen() {
    let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; PRODUCT_NAME = App-Kit;"
    let check = ProjectCheck(
      SceneDelegateClassUnknown.self,
      ExampleProject(.init(settings, folder: ".")),
      ["A.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"]
    )
    check.finds(text("1️⃣\"App-Kit.SceneDelegate\"2️⃣"))
    check.fixes(text("\"$(PRODUCT_NAME).SceneDelegate\""), to: text("\"$(PRODUCT_MODULE_NAME).SceneDelegate\""))
    check.accepts(text("App_Kit.SceneDelegate"))
  }
}
