import Testing

@testable import LintFiles

@Suite struct RenamedFilesTests {
  private static func file(_ path: String, _ lines: String...) -> RenamedFiles.File {
    RenamedFiles.File(path: path, contents: Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  @Test func theMostAlikeIsTheFormerFile() {
    let removed = [Self.file("a.strings", "one", "two", "three"), Self.file("b.strings", "one", "two", "four", "five")]
    let added = [
      Self.file("c.strings", "one", "two", "four", "six"), Self.file("d.strings", "one", "two", "three", "x"),
    ]
    let pairs = RenamedFiles.pairs(removed: removed, added: added)
    #expect(pairs == ["c.strings": "b.strings", "d.strings": "a.strings"])
  }

  @Test func filesWithLittleInCommonAreOthers() {
    let removed = [Self.file("a.strings", "one", "two"), RenamedFiles.File(path: "b.strings", contents: nil)]
    #expect(RenamedFiles.pairs(removed: removed, added: [Self.file("c.strings", "two", "twelve thirteen")]).isEmpty)
    #expect(RenamedFiles.pairs(removed: removed, added: [Self.file("c.plist", "one", "two")]).isEmpty)
    #expect(RenamedFiles.pairs(removed: removed, added: [Self.file("c.strings")]).isEmpty)
  }

  @Test func ofEqualsThatWithTheSameNameIsTheFormerFile() {
    let removed = [Self.file("a/A.strings", "one"), Self.file("a/B.strings", "one")]
    let pairs = RenamedFiles.pairs(removed: removed, added: [Self.file("b/B.strings", "one")])
    #expect(pairs == ["b/B.strings": "a/B.strings"])
  }
}
