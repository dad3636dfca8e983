import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct FontFileMissingTests {
  private let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
  private let fonts = ["App/Fonts/Cellar-Bold.ttf": "", "App/Main.swift": "import UIKit"]

  private var check: ProjectCheck { ProjectCheck(FontFileMissing.self, project, fonts) }

  @Test func reportsFontsThatAreNotThere() {
    check.finds("{ UIAppFonts = (Cellar-Bold.ttf, 1️⃣Barrel.ttf2️⃣); }")
    check.finds("{ UIAppFonts = (Cellar-Bold.ttf, 1️⃣\"Fonts/Barrel.ttf\"2️⃣); }")
  }

  @Test func groupsAndSynchronizedFoldersKeepNoFolders() {
    check.fixes("{ UIAppFonts = (\"Fonts/Cellar-Bold.ttf\"); }", to: "{ UIAppFonts = (\"Cellar-Bold.ttf\"); }")
    check.accepts("{ UIAppFonts = (Cellar-Bold.ttf, \"Kit_Kit.bundle/Cellar-Bold.ttf\"); }")
  }

  /// A target that takes the folder `Fonts` as a whole, and another that takes a font.
  private let whole = """
    {
      rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, M, O, X); };
        F = { isa = PBXFileReference; lastKnownFileType = folder; path = Fonts; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        O = { isa = PBXFileReference; path = Other.ttf; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Unused.ttf; sourceTree = "<group>"; };
        A = { isa = PBXBuildFile; fileRef = F; };
        B = { isa = PBXBuildFile; fileRef = M; };
        C = { isa = PBXBuildFile; fileRef = O; };
        T = {
          isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (R, S);
        };
        U = {
          isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = K; buildPhases = (Q);
        };
        R = { isa = PBXResourcesBuildPhase; files = (A); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        Q = { isa = PBXResourcesBuildPhase; files = (C); };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; }; };
        K = { isa = XCConfigurationList; buildConfigurations = (E); };
        E = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Widget.plist; SDKROOT = iphoneos; }; };
      };
    }
    """

  @Test func aFolderThatIsTakenAsAWholeKeepsItsName() {
    let files = [
      ExampleProject.file: whole, "Fonts/Cellar.ttf": "", "Main.swift": "import UIKit", "Other.ttf": "",
      "Unused.ttf": "",
      "Widget.plist": .plist(""),
    ]
    let check = ProjectCheck(FontFileMissing.self, files)
    check.accepts("{ UIAppFonts = (\"Fonts/Cellar.ttf\"); }")
    check.fixes("{ UIAppFonts = (Cellar.ttf); }", to: "{ UIAppFonts = (Fonts/Cellar.ttf); }")
    for font in ["Other.ttf", "Unused.ttf"] {
      let finding = check.finds("{ UIAppFonts = (\"Fonts/Cellar.ttf\", 1️⃣\(font)2️⃣); }").first
      #expect(
        finding?.message
          == "App does not copy the font file “\(font)”: add the file to the target, or remove it from the list."
      )
    }
    let script = "Z = { isa = PBXShellScriptBuildPhase; shellScript = \"cp Fonts/*.ttf $OUT\"; }; R = {"
    ProjectCheck(
      FontFileMissing.self,
      files.merging([ExampleProject.file: whole.replacing("R = {", with: script)]) { $1 }
    )
    .accepts("{ UIAppFonts = (Cellar.ttf, Other.ttf); }")
    let copies = whole.replacing("(R, S)", with: "(R, S, Z)")
      .replacing(
        "R = {",
        with: "Z = { isa = PBXCopyFilesBuildPhase; dstPath = Type; dstSubfolderSpec = 7; files = (A); }; R = {"
      )
    ProjectCheck(FontFileMissing.self, files.merging([ExampleProject.file: copies]) { $1 })
      .accepts("{ UIAppFonts = (\"Type/Fonts/Cellar.ttf\"); }")
  }

  @Test func reportsOtherCapitals() {
    check.fixes("{ UIAppFonts = (cellar-bold.ttf); }", to: "{ UIAppFonts = (Cellar-Bold.ttf); }")
  }

  @Test func reportsFontsThatTheListLacks() {
    let more = ProjectCheck(FontFileMissing.self, project, fonts.merging(["App/Icons.otf": ""]) { first, _ in first })
    let finding = more.finds("{ 1️⃣UIAppFonts2️⃣ = (Cellar-Bold.ttf); }").first
    #expect(finding?.severity == .info)
    #expect(finding?.message.contains("Icons.otf") == true)
    more.accepts("{ UIAppFonts = (Cellar-Bold.ttf, Icons.otf); }")
    more.accepts("{ UIAppFonts = (); }")
  }

  @Test func codeMayRegisterFonts() {
    let files = [
      "App/Cellar.ttf": "", "App/Icons.ttf": "",
      "App/Fonts.swift": "func load(_ url: CFURL) { CTFontManagerRegisterFontsForURL(url, .process, nil) }",
    ]
    ProjectCheck(FontFileMissing.self, project, files).accepts("{ UIAppFonts = (Cellar.ttf); }")
  }

  @Test func isSilentIfTheFilesAreNotKnown() {
    ProjectCheck(FontFileMissing.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist;")), fonts)
      .accepts("{ UIAppFonts = (Barrel.ttf, \"$(FONT)\"); }")
    RuleCheck(FontFileMissing.self).accepts("{ UIAppFonts = (Barrel.ttf); }")
  }

  @Test func fontsInTheDescriptionOfTuist() {
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

    let files = ["Sources/A.swift": "let a = 1", "Resources/B.ttf": "x"]
    let check = ProjectCheck(FontFileMissing.self, file: "Project.swift", files)
    let missing = check.generatedFindings(in: text("\"UIAppFonts\": [\"A.ttf\", \"B.ttf\"]"))
    #expect(missing.map { $0.message.contains("A.ttf") } == [true])
    #expect(check.generatedFindings(in: text("\"UIAppFonts\": .array([.string(\"B.ttf\")])")).isEmpty)
  }

  @Test("bug: a font that another target copies was said to be in no project")
  func fontsOutsideTheFolderOfTheProjectAreThoseThatTargetsName() {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (F, M); };
        F = { isa = PBXFileReference; path = "../Fonts/Label.ttf"; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        A = { isa = PBXBuildFile; fileRef = F; };
        B = { isa = PBXBuildFile; fileRef = M; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (S, N); };
        U = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
          buildConfigurationList = K; buildPhases = (R); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        N = { isa = PBXResourcesBuildPhase; files = (); };
        R = { isa = PBXResourcesBuildPhase; files = (A); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        K = { isa = XCConfigurationList; buildConfigurations = (D); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; }; };
        D = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Other.plist; SDKROOT = iphoneos; }; };
      }; }
      """
    let check = ProjectCheck(FontFileMissing.self, [ExampleProject.file: project, "Main.swift": "", "a.png": ""])
    let finding = check.finds("{ UIAppFonts = (1️⃣Label.ttf2️⃣); }").first
    #expect(
      finding?.message
        == "App does not copy the font file “Label.ttf”: add the file to the target, or remove it from the list."
    )
  }

  @Test func reportsFontsOfAnAppThatListsNone() {
    let finding = check.finds("1️⃣{2️⃣ CFBundlePackageType = APPL; }").first
    #expect(
      finding?.message == "The app has the font “Cellar-Bold.ttf”, but no UIAppFonts, so the system does not load it."
    )
    #expect(finding?.severity == .info)
    ProjectCheck(FontFileMissing.self, project, ["App/Main.swift": "import UIKit"]).accepts(
      "{ CFBundlePackageType = APPL; }"
    )
    let registering = fonts.merging(["App/B.swift": "CTFontManagerRegisterFontsForURL(url, .process, nil)"]) { $1 }
    ProjectCheck(FontFileMissing.self, project, registering).accepts("{ CFBundlePackageType = APPL; }")
  }

  @Test("bug: the fonts of a web page in the bundle lacked in the list")
  func fontsOfWebPages() {
    let page = ["App/icons.1f78a8d8.ttf": "", "App/Main.swift": "import UIKit"]
    ProjectCheck(FontFileMissing.self, project, page).accepts("{ CFBundlePackageType = APPL; }")
    let named = ["App/Cellar.Bold.ttf": "", "App/Main.swift": "import UIKit"]
    ProjectCheck(FontFileMissing.self, project, named).finds("1️⃣{2️⃣ CFBundlePackageType = APPL; }")
  }

  @Test("bug: fonts that a pod copies were missing")
  func podsBringFonts() {
    let text = "{ UIAppFonts = (Cellar-Bold.ttf, Ionicons.ttf); }"
    let lock = "PODS:\n  - RNVectorIcons (10.3.0)\n"
    ProjectCheck(FontFileMissing.self, project, fonts.merging(["Podfile.lock": lock]) { $1 }).accepts(text)
    let resolved = """
      { "version": 2, "pins": [{ "identity": "kit", "location": "https://example.com/kit", "state": { "version": "1.0.0" } }] }
      """
    ProjectCheck(FontFileMissing.self, project, fonts.merging(["Package.resolved": resolved]) { $1 })
      .finds("{ UIAppFonts = (Cellar-Bold.ttf, 1️⃣Ionicons.ttf2️⃣); }")
  }

  @Test func theDiskOfAMacTakesCapitalsAsSmallLetters() {
    let files = [
      ExampleProject.file: whole.replacing("path = Other.ttf", with: "path = \"Type/Other.ttf\""),
      "type/Other.ttf": "", "Main.swift": "import UIKit", "Widget.plist": .plist(""), "Fonts/Cellar.ttf": "",
    ]
    let app = files.merging([
      ExampleProject.file: files[ExampleProject.file, default: ""].replacing("(A)", with: "(A, C)")
    ]) {
      $1
    }
    ProjectCheck(FontFileMissing.self, app).accepts("{ UIAppFonts = (\"Fonts/Cellar.ttf\", Other.ttf); }")
  }
}
