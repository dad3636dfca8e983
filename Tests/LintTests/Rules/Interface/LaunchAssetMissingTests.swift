import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LaunchAssetMissingTests {
  private let project = ExampleProject(
    .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; NAME = Logo;", folder: "App")
  )
  private let files = [
    "App/Assets.xcassets/Logo.imageset/Contents.json": "{}", "App/Assets.xcassets/Back.colorset/Contents.json": "{}",
  ]
  private var check: ProjectCheck { ProjectCheck(LaunchAssetMissing.self, project, files) }

  @Test func reportsImagesAndColorsThatNoCatalogHas() {
    check.finds(
      "{ UILaunchScreen = { UIColorName = 1️⃣Front2️⃣; UIImageName = 3️⃣Icon4️⃣; }; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    check.finds("{ \"UILaunchScreen~ipad\" = { UITabBar = { UIImageName = 1️⃣Bar2️⃣; }; }; }")
    check.finds("{ UILaunchScreens = { UILaunchScreenDefinitions = ({ UIColorName = 1️⃣Front2️⃣; }); }; }")
  }

  @Test func acceptsNamesOfTheCatalog() {
    check.accepts("{ UILaunchScreen = { UIColorName = Back; UIImageName = \"$(NAME)\"; }; }")
    check.accepts("{ UILaunchScreen = {}; }")
  }

  @Test func isSilentIfTheFilesAreNotKnown() {
    RuleCheck(LaunchAssetMissing.self).accepts("{ UILaunchScreen = { UIColorName = Front; }; }")
  }
}
