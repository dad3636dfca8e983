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

  /// Bug: `lint --format json .` named the file of a finding from the working folder, and related ones by absolute paths.
  @Test func allFilesOfAFindingAreWrittenAlike() {
    let paths = ReportPaths(root: "/work", workingFolder: "/work/app")
    #expect(paths.written("/work/app/Code/A.swift", like: "Info.plist") == "Code/A.swift")
    #expect(paths.written("/work/B.swift", like: "Info.plist") == "/work/B.swift")
    #expect(paths.written("/work/app/Code/A.swift", like: "/work/app/Info.plist") == "/work/app/Code/A.swift")
  }
}
