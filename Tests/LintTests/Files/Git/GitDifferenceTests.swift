import Testing

@testable import LintFiles

/// What git writes about the differences of trees is read field by field.
@Suite struct GitDifferenceTests {
  private static func read(_ fields: String...) -> [GitDifference] {
    GitDifference.read(Array(fields.map { $0 + "\0" }.joined().utf8))
  }

  @Test func kindsAndPathsAreRead() {
    let found = Self.read(
      ":100644 100644 a1 00 M",
      "a b.plist",
      ":000000 100755 00 00 A",
      "new",
      ":120000 000000 c3 00 D",
      "link",
      ":160000 160000 d4 00 M",
      "module",
      ":100644 100644 e5 e5 R086",
      "old",
      "renamed"
    )
    #expect(found.map(\.former) == [.file, .nothing, .link, .submodule, .file])
    #expect(found.map(\.current) == [.file, .file, .nothing, .submodule, .file])
    #expect(found.map(\.object) == ["a1", "00", "c3", "d4", "e5"])
    #expect(found.map(\.formerPath) == ["a b.plist", "new", "link", "module", "old"])
    #expect(found.map(\.path) == ["a b.plist", "new", "link", "module", "renamed"])
  }

  @Test func conflictsAreReadOnce() {
    let found = Self.read(":000000 000000 00 00 U", "a", ":100644 100644 a1 00 M", "a")
    #expect(found.map(\.path) == ["a"])
  }

  @Test(arguments: [":100644", "x", ":100644 100644 a1 00 R100", ":1 2 3 4 "])
  func whatIsNoListingIsEmpty(text: String) {
    #expect(
      Self.read(text, "path").allSatisfy { $0.path == "path" && $0.former != .file } || Self.read(text, "path").isEmpty
    )
  }
}
