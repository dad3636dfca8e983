import Testing

@testable import ProjectFiles

@Suite struct RepositoryFolderTests {
  private let files = OverlaidFiles([
    "/work/.git/HEAD": [], "/work/app/.git/HEAD": [], "/work/app/a.plist": [], "/home/me/.git/HEAD": [],
    "/home/me/app/a.plist": [],
  ])

  private func outermost(_ folder: String, home: String? = "/home/me") -> String? {
    RepositoryFolder.outermost(around: folder, files, homeFolder: home)
  }

  @Test func theOutermostRepositoryCounts() {
    #expect(outermost("/work/app") == "/work")
    #expect(outermost("/work") == "/work")
    #expect(outermost("/work/app/Sources/none") == "/work")
    #expect(outermost("/other") == nil)
  }

  @Test func aRepositoryOfTheHomeFolderDoesNotCount() {
    #expect(outermost("/home/me/app") == nil)
    #expect(outermost("/home/me") == nil)
    #expect(outermost("/home/me/app", home: nil) == "/home/me")
    #expect(outermost("/work/app", home: "/work/app/user") == nil)
  }

  @Test(arguments: [".git", ".GIT", ".Git"])
  func namesOfGitAreKnownInAnyCase(name: String) { #expect(RepositoryFolder.isGit(name)) }

  @Test(arguments: [".gitignore", "git", ".github", "a.git", ""])
  func otherNamesAreNotThoseOfGit(name: String) { #expect(!RepositoryFolder.isGit(name)) }
}
