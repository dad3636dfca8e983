import Testing

@testable import ProjectFiles

/// The rows of string table formats.
struct StringTableFormatTests {
  @Test(arguments: StringTableFormat.allCases)
  func eachFileIsOfTheKindOfItsFormat(_ format: StringTableFormat) {
    let name = format.fileName("Menu")
    #expect(StringTableFormat("/app/\(name)") == format)
    #expect(StringTableFormat("/app/\(name.uppercased())") == format)
    #expect(Document(path: "/app/\(name)", contents: Array("{}".utf8)).kind == format.kind)
    #expect(format.kind.isTextTable)
  }

  @Test func otherFilesAreNoTables() {
    #expect(StringTableFormat("/app/strings") == nil && StringTableFormat("/app/a.plist") == nil)
  }

  @Test func aTableOfAnInfoPlistIsRecognizedByTheEndOfItsName() {
    #expect(StringTableFormat.strings.mayTranslateInfoPlist("/app/de.lproj/App-InfoPlist.strings"))
    #expect(StringTableFormat.stringCatalog.mayTranslateInfoPlist("/app/InfoPlist.xcstrings"))
    #expect(!StringTableFormat.strings.mayTranslateInfoPlist("/app/InfoPlist.xcstrings"))
  }
}
