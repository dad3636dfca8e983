import Testing

@testable import ProjectFiles

@Suite struct RepositoryFolderTests {
  private let files = OverlaidFiles([
    "/tree/.git/HEAD": [], "/tree/app/.git/HEAD": [], "/tree/app/a.plist": [], "/home/me/.git/HEAD": [],
    "/home/me/app/a.plist": [],
  ])

  private func outermost(_ folder: String, home: String? = "/home/me") -> String? {
    RepositoryFolder.outermost(around: folder, files, homeFolder: home)
  }

  @Test func theOutermostRepositoryCounts() {
    #expect(outermost("/tree/app") == "/tree")
    #expect(outermost("/tree") == "/tree")
    #expect(outermost("/tree/app/Sources/none") == "/tree")
    #expect(outermost("/other") == nil)
  }

  @Test func aRepositoryOfTheHomeFolderDoesNotCount() {
    #expect(outermost("/home/me/app") == nil)
    #expect(outermost("/home/me") == nil)
    #expect(outermost("/home/me/app", home: nil) == "/home/me")
    #expect(outermost("/tree/app", home: "/tree/app/user") == nil)
  }

  /// In a folder such as `/tmp` everyone can put a repository around those of others.
  @Test(arguments: [
    // The owner of the outer repository, that of the checkout, and the folder that counts.
    (UInt32(77), UInt32.max, "/tree/app"), (77, 77, "/tree"), (0, .max, "/tree"), (DiskFiles.user, .max, "/tree"),
  ])
  func aRepositoryOfAnotherUserAroundTheCheckoutDoesNotCount(outer: UInt32, checkout: UInt32, expected: String) {
    let folder = RepositoryFolder.outermost(around: "/tree/app", files, homeFolder: nil) { path in
      path == "/tree/.git" ? outer : checkout
    }
    #expect(folder == expected)
  }

  @Test(arguments: [".git", ".GIT", ".Git"])
  func namesOfGitAreKnownInAnyCase(name: String) { #expect(RepositoryFolder.isGit(name)) }

  @Test(arguments: [".gitignore", "git", ".github", "a.git", ""])
  func otherNamesAreNotThoseOfGit(name: String) { #expect(!RepositoryFolder.isGit(name)) }
}
