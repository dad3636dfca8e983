import Foundation
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

  @Test func namesTheConfigurationsWithoutOne() {
    let project = ExampleProject(
      .init([("Debug", "INFOPLIST_FILE = Info.plist;"), ("Beta", "PINFOPLIST_FILE = Info.plist;")])
    )
    let check = ProjectCheck(InfoPlistFileMissing.self, file: ExampleProject.file, ["Info.plist": "{ a = b; }"])
    #expect(
      check.findings(in: project.text).map(\.message)
        == ["App has no Info.plist in configuration Beta: set INFOPLIST_FILE, or GENERATE_INFOPLIST_FILE = YES."]
    )
  }

  @Test func acceptsFilesThatExistOrAreMade() {
    #expect(findings("INFOPLIST_FILE = Cellar/Info.plist;", ["Cellar/Info.plist": "{ a = b; }"]) == [])
    #expect(findings("GENERATE_INFOPLIST_FILE = YES;") == [])
    #expect(findings("INFOPLIST_FILE = \"$(SOME_FOLDER)/Info.plist\";") == [])
    #expect(findings("SDKROOT = watchos;", product: "application.watchapp2-container") == [])
    #expect(findings("SDKROOT = iphoneos;", product: "tool") == [])
  }

  @Test func cmakeWritesTheInfoPlistsOfItsProjects() {
    let text = ExampleProject(.init("INFOPLIST_FILE = CMakeFiles/App.dir/Info.plist;")).text
    let marked = text.replacingOccurrences(
      of: "objects = {",
      with: "objects = { Z = { isa = PBXAggregateTarget; name = ZERO_CHECK; };"
    )
    #expect(marked != text)
    let check = ProjectCheck(InfoPlistFileMissing.self, file: ExampleProject.file, [:])
    #expect(check.findings(in: text).count == 1)
    check.accepts(marked)
  }

  @Test func toolsWriteTheFilesThatGitLeavesOut() {
    let settings = "INFOPLIST_FILE = Cellar/Info.plist;"
    #expect(findings(settings, [".gitignore": "# made by make\n/Cellar/Info.plist\n"]) == [])
    #expect(findings(settings, [".gitignore": "/Other/Info.plist\n"]).count == 1)
  }
}
