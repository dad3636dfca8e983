import SourceText
import Testing

@testable import ProjectFiles

/// The files before a change are those of now without what was added and with what was changed or removed.
@Suite struct FormerFilesTests {
  private static let now = OverlaidFiles([
    "/app/a.txt": Array("a2".utf8), "/app/new.txt": Array("new".utf8), "/app/de.lproj/x.strings": [],
    "/app/same/b.txt": Array("b".utf8), "/app/module/c.txt": [], "/app/module/deep/d.txt": [],
  ])

  private static let before = FormerFiles(
    [
      "/app/a.txt": .file(stamp: 7, contents: Array("a".utf8)), "/app/new.txt": .absent,
      "/app/de.lproj/x.strings": .absent, "/app/gone/e.txt": .file(stamp: 8, contents: Array("e".utf8)),
      "/app/module": .absent, "/app/link": .link, "/app/large.bin": .file(stamp: 9, contents: nil),
    ],
    over: now
  )

  @Test func listingsAreThoseOfBefore() {
    #expect(Self.before.entries(of: "/app").map(\.name) == ["a.txt", "gone", "large.bin", "link", "same"])
    #expect(Self.before.entries(of: "/app").map(\.type) == [.file, .folder, .file, .other, .folder])
    #expect(Self.before.entries(of: "/app/gone").map(\.name) == ["e.txt"])
    #expect(Self.before.entries(of: "/app/same").map(\.name) == ["b.txt"])
    #expect(Self.before.entries(of: "/app/de.lproj").isEmpty)
    #expect(Self.before.entries(of: "/app/module/deep").isEmpty)
    let filter = EntryFilter(names: ["gone"], extensions: ["txt", "lproj"])
    #expect(Self.before.entries(of: "/app", where: filter).map(\.name).sorted() == ["a.txt", "gone"])
  }

  @Test func contentsAreThoseOfBefore() {
    #expect(Self.before.contents(of: "/app/a.txt", limit: 9) == Array("a".utf8))
    #expect(Self.before.contents(of: "/app/a.txt", limit: 0) == nil)
    #expect(Self.before.contents(of: "/app/gone/e.txt", limit: 9) == Array("e".utf8))
    #expect(Self.before.contents(of: "/app/same/b.txt", limit: 9) == Array("b".utf8))
    for path in ["new.txt", "de.lproj/x.strings", "module/c.txt", "module/deep/d.txt", "link", "large.bin", "gone"] {
      #expect(Self.before.contents(of: "/app/\(path)", limit: 9) == nil, "\(path)")
    }
  }

  @Test func statusShowsChangedFilesApart() {
    #expect(Self.before.status(of: "/app/same/b.txt") == Self.now.status(of: "/app/same/b.txt"))
    #expect(Self.before.status(of: "/app/a.txt") == FileStatus(type: .file, size: 1, stamp: 7))
    #expect(Self.before.status(of: "/app/gone")?.type == .folder)
    #expect(Self.before.status(of: "/app")?.type == .folder)
    for path in ["new.txt", "de.lproj", "module", "module/deep", "module/deep/d.txt"] {
      #expect(Self.before.status(of: "/app/\(path)") == nil, "\(path)")
    }
  }

  @Test func aFileMayHaveBeenAFolder() {
    let now = OverlaidFiles(["/app/x": [1], "/app/y/z": [2]])
    let before = FormerFiles(
      ["/app/x": .absent, "/app/x/inner": .file(stamp: 1, contents: []), "/app/y": .link, "/app/y/z": .absent],
      over: now
    )
    #expect(before.entries(of: "/app").map(\.type) == [.other])
    #expect(before.status(of: "/app/x/inner")?.type == .file)
  }
}
