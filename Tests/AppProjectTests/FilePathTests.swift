import AppProject
import Testing

/// Paths are taken apart and put together.
@Suite struct FilePathTests {
  @Test func makesPathsAbsolute() {
    #expect(FilePath.absolute("/a/b", from: "/x") == "/a/b")
    #expect(FilePath.absolute("a/b", from: "/x") == "/x/a/b")
    #expect(FilePath.absolute("./a//../../b/", from: "/x/y") == "/x/b")
    #expect(FilePath.absolute("../../..", from: "/x") == "/")
  }

  @Test func tellsInsideFromOutside() {
    #expect(FilePath.isInside("/a/b/c", "/a"))
    #expect(FilePath.isInside("/a", "/"))
    #expect(!FilePath.isInside("/ab/c", "/a"))
    #expect(!FilePath.isInside("/a", "/a"))
  }
}
