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
}
