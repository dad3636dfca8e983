import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct IconFileMissingTests {
  private let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; NAME = Cellar;", folder: "App"))
  private let files = [
    "App/Cellar@2x~ipad.png": "", "App/Mac.icns": "", "App/Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
  ]

  private var check: ProjectCheck { ProjectCheck(IconFileMissing.self, project, files) }

  @Test func reportsNamesAtAllPlaces() {
    let findings = check.finds(
      """
      {
        CFBundleIconFiles = (Cellar, 1️⃣Barrel.png2️⃣);
        CFBundleIcons = {
          CFBundleAlternateIcons = { a = { CFBundleIconFiles = (3️⃣Oak4️⃣); }; };
        };
        CFBundleDocumentTypes = ({ CFBundleTypeIconFile = 5️⃣Wine6️⃣; });
      }
      """,
      at: [("5️⃣", "6️⃣"), ("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")].sorted { $0.0 < $1.0 }
    )
    #expect(findings.first?.message == "The project has no icon file or asset named “Barrel.png”.")
  }

  @Test(arguments: ["Cellar", "cellar.png", "Cellar@2x.png", "Mac", "Mac.icns", "AppIcon", "$(NAME)", "$(UNKNOWN)", ""])
  func acceptsFilesAssetsAndVariables(_ name: String) {
    check.accepts("{ CFBundleIconFile = \"\(name)\"; CFBundleIcons = { CFBundleIconName = AppIcon; }; }")
  }

  @Test func anIconOfAnAssetCatalogNeedsNoFiles() {
    check.accepts(
      "{ CFBundleIcons = { CFBundlePrimaryIcon = { CFBundleIconFiles = (Oak); CFBundleIconName = AppIcon; }; }; }"
    )
    check.finds(
      "{ CFBundleIcons = { CFBundlePrimaryIcon = { CFBundleIconFiles = (Oak); CFBundleIconName = 1️⃣Barrel2️⃣; }; }; }"
    )
  }

  @Test func isSilentIfTheFilesAreNotKnown() {
    ProjectCheck(IconFileMissing.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist;")), files)
      .accepts("{ CFBundleIconFile = Barrel; }")
    RuleCheck(IconFileMissing.self).accepts("{ CFBundleIconFile = Barrel; }")
  }

  @Test func leavesWhiteSpaceToItsRule() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
    ProjectCheck(IconFileMissing.self, project, ["App/Cellar.png": ""]).accepts("{ CFBundleIconFile = \" Barrel\"; }")
    ProjectCheck(IconFileMissing.self, project, ["App/Cellar.png": ""]).finds("{ CFBundleIconFile = 1️⃣Barrel2️⃣; }")
  }
}
