import Testing

@testable import LintFiles

@Suite struct GitReleasesTests {
  @Test func aFolderWithoutRepositoryHasNoRelease() {
    #expect(GitReleases().file(at: "/dev/Info.plist").map(\.release) == nil)
    #expect(GitReleases().file(at: "/no/such/folder/Info.plist").map(\.release) == nil)
  }
}
