import Testing

@testable import ProjectFiles

@Suite struct GitIgnoreTests {
  private func ignores(_ path: String, _ lists: [String: String]) -> Bool {
    GitIgnore.ignores(path, OverlaidFiles(lists.mapValues { Array($0.utf8) }))
  }

  @Test(arguments: [
    ("/app/Info.plist", true), ("/app/ios/Info.plist", true), ("/app/Other.plist", false),
    ("/app/build/Other.plist", true),
    ("/app/kept/Info.plist", false), ("/app/docs/a.plist", true), ("/app/ios/docs/a.plist", false),
  ])
  func patternsAreThoseOfGit(_ path: String, _ isIgnored: Bool) {
    let list = "# made by tools\n\nInfo.plist  \nbuild/\n/docs\n!/kept/Info.plist\n"
    #expect(ignores(path, ["/app/.git/HEAD": "", "/app/.gitignore": list]) == isIgnored)
  }

  @Test func innerListsDecide() {
    let lists = ["/app/.git/HEAD": "", "/app/.gitignore": "*.plist", "/app/ios/.gitignore": "!Info.plist"]
    #expect(!ignores("/app/ios/Info.plist", lists))
    #expect(ignores("/app/Info.plist", lists))
  }

  @Test func listsOutsideTheRepositoryDoNotCount() {
    #expect(!ignores("/app/Info.plist", ["/app/.git/HEAD": "", "/.gitignore": "Info.plist"]))
  }
}
