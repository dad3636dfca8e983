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

  /// In a folder such as `/tmp` everyone can put a repository around those of others.
  @Test(arguments: [
    // The owner of the outer repository, that of the checkout, and the folder that counts.
    (UInt32(77), UInt32.max, "/work/app"), (77, 77, "/work"), (0, .max, "/work"), (DiskFiles.user, .max, "/work"),
  ])
  func aRepositoryOfAnotherUserAroundTheCheckoutDoesNotCount(outer: UInt32, checkout: UInt32, expected: String) {
    let folder = RepositoryFolder.outermost(around: "/work/app", files, homeFolder: nil) { path in
      path == "/work/.git" ? outer : checkout
    }
    #expect(folder == expected)
  }

  @Test(arguments: [".git", ".GIT", ".Git"])
  func namesOfGitAreKnownInAnyCase(name: String) { #expect(RepositoryFolder.isGit(name)) }

  @Test(arguments: [".gitignore", "git", ".github", "a.git", ""])
  func otherNamesAreNotThoseOfGit(name: String) { #expect(!RepositoryFolder.isGit(name)) }
}
