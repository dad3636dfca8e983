import Testing

@testable import ProjectFiles

/// Folders are listed once, whatever happens to them, until they must be listed again.
@Suite struct ListedFilesTests {
  private let before = OverlaidFiles(["/app/A.swift": [1]])
  private let after = OverlaidFiles(["/app/A.swift": [1, 2], "/app/B.plist": []])
  private let filter = EntryFilter(extensions: ["plist"])

  private func names(_ entries: [FolderEntry]) -> [String] { entries.map(\.name) }

  @Test func listingsAreSharedWithOtherFiles() {
    let files = ListedFiles(before)
    #expect(names(files.entries(of: "/app")) == ["A.swift"])
    #expect(names(files.entries(of: "/app", where: filter)).isEmpty)
    let exchanged = files.exchanged(for: after)
    #expect(names(exchanged.entries(of: "/app")) == ["A.swift"])
    #expect(names(exchanged.entries(of: "/app", where: filter)).isEmpty)
    #expect(names(ListedFiles(after).entries(of: "/app")) == ["A.swift", "B.plist"])
    #expect(names(ListedFiles(after).entries(of: "/app", where: filter)) == ["B.plist"])
  }

  @Test func aListingOfAllEntriesAnswersForEachFilter() {
    let files = ListedFiles(before)
    #expect(names(files.entries(of: "/app")) == ["A.swift"])
    #expect(names(files.exchanged(for: after).entries(of: "/app", where: filter)).isEmpty)
  }

  @Test func contentsAreThoseOfNow() {
    let files = ListedFiles(before).exchanged(for: after)
    #expect(files.contents(of: "/app/A.swift", limit: 10) == [1, 2])
    #expect(files.status(of: "/app/A.swift")?.size == 2)
    #expect(files.statuses(of: ["A.swift", "C"], in: "/app").map { $0?.size } == [2, nil])
  }

  @Test func filtersAreDistinguished() {
    let files = ListedFiles(after)
    #expect(names(files.entries(of: "/app", where: filter)) == ["B.plist"])
    #expect(names(files.entries(of: "/app", where: EntryFilter(names: ["A.swift"]))) == ["A.swift"])
  }
}
