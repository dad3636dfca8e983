import ProjectFiles
import Testing

/// Documents are before files.
@Suite struct OverlaidFilesTests {
  private let base = OverlaidFiles(["/a/x.txt": Array("file".utf8), "/a/z.txt": []])

  @Test func documentReplacesFile() {
    let files = OverlaidFiles(["/a/x.txt": Array("text".utf8)], over: base)
    #expect(files.contents(of: "/a/x.txt", limit: 10) == Array("text".utf8))
    #expect(files.contents(of: "/a/x.txt", limit: 3) == nil)
    #expect(files.status(of: "/a/x.txt") != base.status(of: "/a/x.txt"))
  }

  @Test func foldersShowBoth() {
    let files = OverlaidFiles(["/a/y.txt": [], "/a/b/c/d.txt": []], over: base)
    #expect(files.entries(of: "/a").map(\.name) == ["b", "x.txt", "y.txt", "z.txt"])
    #expect(files.entries(of: "/a/b").map(\.type) == [.folder])
    #expect(files.status(of: "/a/b")?.type == .folder)
    #expect(files.entries(of: "/").map(\.name) == ["a"])
  }

  @Test func whatIsWantedIsFilteredFromBoth() {
    let files = OverlaidFiles(["/a/y.txt": [], "/a/App.xcodeproj/x": []], over: base)
    let filter = EntryFilter(names: ["y.txt", "z.txt"], extensions: ["xcodeproj"])
    #expect(files.entries(of: "/a", where: filter).map(\.name).sorted() == ["App.xcodeproj", "y.txt", "z.txt"])
  }
}
