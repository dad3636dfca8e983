import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LanguageCodeInvalidTests {
  private let check = RuleCheck(LanguageCodeInvalid.self)

  @Test(arguments: [
    ("French", "Did you mean fr?"), ("China", "not a language code"), ("jp", "Did you mean ja?"),
    ("en-UK", "Did you mean en-GB?"), ("de-XY", "not a language code"),
  ])
  func findsWhatIsNotACode(_ text: String, _ words: String) {
    let findings = check.finds("{ CFBundleDevelopmentRegion = 1️⃣\"\(text)\"2️⃣; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains(words) == true, "\(findings.map(\.message))")
  }

  @Test func findsItemsOfTheListOfLanguages() {
    check.finds("{ CFBundleLocalizations = (en, 1️⃣cn2️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: ["en", "de", "pt-BR", "zh-Hans", "zh_TW", "es-419", "$(DEVELOPMENT_LANGUAGE)", "", "ca-valencia"])
  func acceptsCodes(_ text: String) {
    check.accepts("{ CFBundleDevelopmentRegion = \"\(text)\"; CFBundleLocalizations = (\"\(text)\"); }")
  }

  @Test func writesTheCode() {
    check.fixes("{ CFBundleDevelopmentRegion = French; }", to: "{ CFBundleDevelopmentRegion = fr; }")
  }

  @Test func findsLanguagesOfAnXcodeProject() {
    let project = { (region: String) in
      "{ objects = { P = { isa = PBXProject; developmentRegion = en; knownRegions = (en, Base, English, \(region)); }; }; rootObject = P; }"
    }
    let check = RuleCheck(LanguageCodeInvalid.self, file: "App.xcodeproj/project.pbxproj")
    check.finds(project("1️⃣jp2️⃣"), at: [("1️⃣", "2️⃣")])
    check.accepts(project("ja"))
    RuleCheck(LanguageCodeInvalid.self, file: "other.plist").accepts(project("jp"))
  }

  @Test func findsTheLanguageOfADescriptionOfXcodeGen() {
    func findings(_ language: String) -> [String] {
      let text =
        "name: App\noptions: { developmentLanguage: \(language) }\ntargets: { App: { type: application, platform: iOS } }\n"
      return ProjectCheck(LanguageCodeInvalid.self, file: "project.yml", [:]).findings(in: text).map(\.message)
    }
    #expect(findings("jp") == ["“jp” is not a language code. Did you mean ja?"])
    #expect(findings("ja").isEmpty)
  }

  @Test func theLanguageOfTheTextsOfAProjectHasACode() {
    RuleCheck(LanguageCodeInvalid.self, file: "App.xcodeproj/project.pbxproj").fixes(
      "{ objects = { P = { isa = PBXProject; developmentRegion = English; knownRegions = (English, Base); }; }; rootObject = P; }",
      to:
        "{ objects = { P = { isa = PBXProject; developmentRegion = en; knownRegions = (English, Base); }; }; rootObject = P; }"
    )
  }
}
