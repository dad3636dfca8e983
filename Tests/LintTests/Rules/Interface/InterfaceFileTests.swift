import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

/// Storyboards and nibs that an Info.plist names are looked for among the files of the project.
@Suite struct InterfaceFileTests {
  private let files = ["App/Base.lproj/Main.storyboard": "", "App/MainMenu.xib": ""]
  private let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; NAME = Main;", folder: "App"))

  private func check(_ rule: any Rule.Type) -> ProjectCheck { ProjectCheck(rule, project, files) }

  @Test func reportsNamesOfNoFile() {
    let finding = check(LaunchStoryboardSuffix.self).finds("{ UILaunchStoryboardName = 1️⃣Launch2️⃣; }").first
    #expect(finding?.message == "The project has no storyboard or nib named “Launch”.")
    #expect(finding?.severity == .warning)
    check(MainStoryboardMissingFile.self).finds(
      """
      {
        "UIMainStoryboardFile~ipad" = 1️⃣Pad2️⃣;
        UIApplicationSceneManifest = {
          UISceneConfigurations = { A = ({ UISceneStoryboardFile = Main; }, { UISceneStoryboardFile = 3️⃣Other4️⃣; }); };
        };
      }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    check(MainStoryboardMissingFile.self)
      .finds("{ NSExtension = { NSExtensionMainStoryboard = 1️⃣MainInterface2️⃣; }; }")
  }

  @Test func capitalsMatterOnDevices() {
    let finding = check(MainStoryboardMissingFile.self).finds("{ UIMainStoryboardFile = 1️⃣main2️⃣; }").first
    #expect(finding?.severity == .warning)
    #expect(
      finding?.message
        == "The file is named “Main.storyboard”. Devices distinguish upper and lower case and do not find “main”."
    )
    check(MainStoryboardMissingFile.self)
      .fixes("{ UIMainStoryboardFile = main; }", to: "{ UIMainStoryboardFile = Main; }")
    check(MainStoryboardMissingFile.self).accepts("{ LSMinimumSystemVersion = 13; NSMainNibFile = mainmenu; }")
  }

  @Test(arguments: ["Main", "MainMenu", "$(NAME)", "$(UNKNOWN)", ""])
  func acceptsFilesAndVariables(_ name: String) {
    if !name.isEmpty { check(LaunchStoryboardSuffix.self).accepts("{ UILaunchStoryboardName = \"\(name)\"; }") }
    check(MainStoryboardMissingFile.self).accepts("{ UIMainStoryboardFile = \"\(name)\"; }")
  }

  @Test func aFileMayBeOutsideTheFolder() {
    let other = ExampleProject(.init("INFOPLIST_FILE = Info.plist;"))
    ProjectCheck(LaunchStoryboardSuffix.self, other, files).accepts("{ UILaunchStoryboardName = Launch; }")
  }
}
