import Testing

@testable import LintFiles

/// Names of objects are those of git.
@Suite struct GitBlobTests {
  @Test func hashesAreThoseOfTheStandard() {
    #expect(SHA1.text(of: []) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(SHA1.text(of: Array("abc".utf8)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      SHA256.text(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
    #expect(
      SHA256.text(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
  }

  @Test(arguments: [
    (55, "c1c8bbdc22796e28c0e15163d20899b65621d65a"), (56, "c2db330f6083854c99d4b5bfb6e8f29f201be699"),
    (63, "03f09f5b158a7a8cdad920bddc29b81c18a551f5"), (64, "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
    (200, "e61cfffe0d9195a525fc6cf06ca2d77119c24a40"),
  ])
  func theLengthIsInTheLastBlock(_ count: Int, _ hash: String) {
    #expect(SHA1.text(of: Array(repeating: UInt8(ascii: "a"), count: count)) == hash)
  }

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
