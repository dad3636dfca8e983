import LintFiles
import Testing

@Suite struct ReportPathsTests {
  private static let paths = ReportPaths(root: "/tree", workingFolder: "/tree/App")

  @Test(arguments: [
    ("Info.plist", "App/Info.plist"), ("./a//b.plist", "App/a/b.plist"), ("../b.plist", "b.plist"),
    ("/tree/c.plist", "c.plist"), ("../../d.plist", "/d.plist"), ("/workshop/e.plist", "/workshop/e.plist"),
  ])
  func filesInTheRootAreNamedFromIt(path: String, name: String) {
    #expect(Self.paths.relative(path) == name)
  }

  @Test func theRootMayBeThatOfTheDisk() {
    #expect(ReportPaths(root: "/", workingFolder: "/tree").relative("a.plist") == "tree/a.plist")
  }

  @Test func withoutARootTheWorkingFolderIsOne() {
    #expect(ReportPaths(workingFolder: "/tree/App").relative("Info.plist") == "Info.plist")
  }
}
