import ProjectFiles
import Testing

/// Paths are taken apart and put together.
@Suite struct FilePathTests {
  @Test func makesPathsAbsolute() {
    #expect(FilePath.absolute("/a/b", from: "/x") == "/a/b")
    #expect(FilePath.absolute("a/b", from: "/x") == "/x/a/b")
    #expect(FilePath.absolute("./a//../../b/", from: "/x/y") == "/x/b")
    #expect(FilePath.absolute("../../..", from: "/x") == "/")
  }

  @Test func distinguishesInsideFromOutside() {
    #expect(FilePath.isInside("/a/b/c", "/a"))
    #expect(FilePath.isInside("/a", "/"))
    #expect(!FilePath.isInside("/ab/c", "/a"))
    #expect(!FilePath.isInside("/a", "/a"))
  }

  @Test func languageOfTheFolder() {
    #expect(FilePath.language("/app/pt-BR.lproj/Localizable.strings") == "pt-BR")
    #expect(FilePath.language("ru.lproj/a.stringsdict") == "ru")
    #expect(FilePath.language("/app/Base.lproj/Main.strings") == nil)
    #expect(FilePath.language("/app/Localizable.strings") == nil)
    #expect(FilePath.language("Localizable.strings") == nil)
  }
}
