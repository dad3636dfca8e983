import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct InfoPlistFileMissingTests {
  private func findings(_ settings: String, product: String = "application", _ files: [String: String] = [:])
    -> [String]
  {
    let project = ExampleProject(.init(settings, product: product))
    return ProjectCheck(InfoPlistFileMissing.self, file: ExampleProject.file, files).findings(in: project.text)
      .map(\.message)
  }

  @Test func everyAppIncludesAnInfoPlist() {
    #expect(
      findings("INFOPLIST_FILE = Cellar/Info.plist;")
        == ["App (Release): INFOPLIST_FILE names “Cellar/Info.plist”, which does not exist."]
    )
    #expect(findings("SDKROOT = iphoneos;").count == 1)
  }

  @Test func acceptsFilesThatExistOrAreMade() {
    #expect(findings("INFOPLIST_FILE = Cellar/Info.plist;", ["Cellar/Info.plist": "{ a = b; }"]) == [])
    #expect(findings("GENERATE_INFOPLIST_FILE = YES;") == [])
    #expect(findings("INFOPLIST_FILE = \"$(SOME_FOLDER)/Info.plist\";") == [])
    #expect(findings("SDKROOT = watchos;", product: "application.watchapp2-container") == [])
    #expect(findings("SDKROOT = iphoneos;", product: "tool") == [])
  }
}
