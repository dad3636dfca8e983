import Testing

@testable import LintFiles

/// Names of objects are those of git.
@Suite struct GitBlobTests {
  @Test func contentsAfterConversionsHaveTheSameName() throws {
    let text = Array("a = b;\n".utf8)
    for isLong in [false, true] {
      let object = try #require(GitObjectID(GitBlob.name(of: text, isLong: isLong)))
      #expect(GitBlob.holds(text, as: object))
      #expect(GitBlob.holds(Array("a = b;\r\n".utf8), as: object))
      #expect(GitBlob.holds([0xFE, 0xFF] + text.flatMap { [0, $0] }, as: object))
      #expect(GitBlob.holds([0xFF, 0xFE] + Array("a = b;\r\n".utf8).flatMap { [$0, 0] }, as: object))
      #expect(!GitBlob.holds(Array("a = b;".utf8), as: object))
      #expect(!GitBlob.holds(Array("a = b;\n\r".utf8), as: object))
    }
  }

  @Test(arguments: [
    "", "--output=x", "HEAD", "0123456789012345678901234567890123456789\n", "0123456789ABCDEF0123456789abcdef01234567",
  ])
  func onlyDigitsAreNamesOfObjects(text: String) {
    #expect(GitObjectID(text) == nil)
  }

  @Test func aListingIsReadFieldByField() {
    let object = String(repeating: "1", count: 40)
    let listing = [
      "100644 blob \(object)\ta b\nc", "120000 blob \(object)\tlink", "160000 commit \(object)\tmodule",
      "100755 blob \(object)\t--x", "100644 blob short\tx", "nothing", "",
    ].joined(separator: "\0")
    let tree = GitTree(listing: Array(listing.utf8) + [0])
    #expect(tree.entries.map(\.path) == ["a b\nc", "link", "module", "--x"])
    #expect(tree.entries.map(\.kind) == [.file, .link, .submodule, .file])
  }
}
