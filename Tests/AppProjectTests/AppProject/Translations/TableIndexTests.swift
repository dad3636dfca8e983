import Testing

@testable import AppProject

@Suite struct TableIndexTests {
  private let index = TableIndex([
    "/a/de.lproj/A.strings", "/a/en.lproj/A.strings", "/a/en.lproj/A.stringsdict", "/b/en.lproj/A.strings",
    "/a/A.strings",
  ])

  @Test func tablesOfOneNameInOneFolderBelongTogether() throws {
    let name = try #require(TableIndex.Name("/a/fr.lproj/A.strings"))
    #expect(index.tables(name) == ["/a/de.lproj/A.strings", "/a/en.lproj/A.strings"])
    #expect(index.tables(name.counterpart) == ["/a/en.lproj/A.stringsdict"])
    #expect(name.counterpart.counterpart == name)
  }

  @Test func aTableOutsideOfALanguageHasNone() {
    #expect(TableIndex.Name("/a/A.strings") == nil)
  }
}
