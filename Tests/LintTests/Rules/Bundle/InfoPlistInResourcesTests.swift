import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct InfoPlistInResourcesTests {
  private func findings(_ replacements: (String, String)...) -> [String] {
    let text = replacements.reduce(InfoPlistInResources.description.example.bad) { $0.replacing($1.0, with: $1.1) }
    return ProjectCheck(InfoPlistInResources.self, file: ExampleProject.file, ["Info.plist": "{ a = b; }"])
      .findings(in: text).map { "\($0.severity)" }
  }

  @Test func twoCommandsMakeOneFile() { #expect(findings() == ["warning"]) }

  @Test func onTheMacAndUnderAnotherNameItIsOnlyCopied() {
    #expect(findings(("iphoneos", "macosx")) == ["info"])
    #expect(findings(("Info.plist", "Cellar-Info.plist")) == ["info"])
  }

  @Test func acceptsOtherResources() {
    #expect(findings(("INFOPLIST_FILE = Info.plist", "INFOPLIST_FILE = Other.plist")) == [])
  }

  @Test func aSynchronizedFolderNeedsAnException() {
    let text = { (exceptions: String) in
      InfoPlistInResources.description.example.good
        .replacing("name = Cellar;", with: "name = Cellar; fileSystemSynchronizedGroups = (F);")
        .replacing("children = (RA, RB);", with: "children = (RA, RB, F);")
        .replacing("INFOPLIST_FILE = Info.plist", with: "INFOPLIST_FILE = Cellar/Info.plist")
        .replacing(
          "objects = {",
          with: """
            objects = {
                F = { isa = PBXFileSystemSynchronizedRootGroup; path = Cellar; sourceTree = "<group>"; \(exceptions) };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist); target = T; };
            """
        )
    }
    let check = ProjectCheck(InfoPlistInResources.self, file: ExampleProject.file, ["Cellar/Info.plist": "{ a = b; }"])
    #expect(check.findings(in: text("")).map(\.severity) == [.warning])
    check.accepts(text("exceptions = (E);"))
  }
}
