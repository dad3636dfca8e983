import Foundation
import Testing

/// `--since` with `--cache`: what was found before the change is not looked for again.
@Suite(.enabled(if: GitFolder.isPossible, "git is not installed")) struct LintSinceCacheTests {
  private static func table(_ lines: String...) -> String { lines.map { $0 + "\n" }.joined() }

  /// A repository whose base has one finding, and whose change adds another one.
  private static func makeRepository() throws -> GitFolder {
    let repository = try GitFolder()
    try repository.commit(["en.lproj/A.strings": table("a = \"1\";", "a = \"2\";"), ".gitignore": "Made\n"])
    try repository.commit(["en.lproj/A.strings": table("a = \"1\";", "a = \"2\";", "b = \"1\";", "b = \"2\";")])
    return repository
  }

  private let repository: GitFolder
  private let caches: TemporaryFolder
  private var cache: URL { caches.url.appendingPathComponent("cache") }

  init() throws {
    repository = try Self.makeRepository()
    caches = try TemporaryFolder()
  }

  private func lint(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["lint", "--since", "HEAD~1", "--cache", cache.path] + arguments + ["."], in: repository.folder)
  }

  /// Takes the contents of the base away, so that only a cache has what was found in them.
  private func removeBase() throws {
    let blobs = repository.folder.url.appendingPathComponent(".git/objects")
    let names = try #require(FileManager.default.enumerator(atPath: blobs.path)).compactMap { $0 as? String }
    let base = Self.table("a = \"1\";", "a = \"2\";")
    let id = try repository.output("hash-object", "--stdin", input: base)
    let file = try #require(names.first { $0.replacingOccurrences(of: "/", with: "") == id })
    try FileManager.default.removeItem(at: blobs.appendingPathComponent(file))
  }

  private func replace(_ text: String, with other: String) throws {
    var bytes = try Data(contentsOf: cache)
    let range = try #require(bytes.range(of: Data(text.utf8)))
    bytes.replaceSubrange(range, with: Data(other.utf8))
    try bytes.write(to: cache)
  }

  @Test func theSecondRunReportsTheSameWithoutTheBase() throws {
    let first = try lint()
    #expect(first.lines.count == 1)
    #expect(first.errors.hasSuffix(" 1 finding was there before.\n"))
    try removeBase()
    let second = try lint()
    #expect(second.output == first.output)
    #expect(second.errors == first.errors)
    let without = try repository.lint(since: "HEAD~1", ".")
    #expect(without.status == 2)
    #expect(
      without.errors.hasPrefix("The former contents of a file, 'en.lproj/A.strings', are missing in this clone. ")
    )
  }

  @Test func whatTheCacheHoldsIsUsed() throws {
    #expect(try lint().lines.count == 1)
    try replace("strings-duplicate-key", with: "strings-duplicate-kez")
    #expect(try lint().lines.count == 2)
  }

  @Test func otherRulesDoNotUseIt() throws {
    _ = try lint()
    try replace("strings-duplicate-key", with: "strings-duplicate-kez")
    #expect(try lint("--disable", "strings-key-unused").lines.count == 1)
    _ = try lint()
    try replace("strings-duplicate-key", with: "strings-duplicate-kez")
    try repository.folder.write("strings-duplicate-key: info\n", to: ".plist-lsp.yml")
    #expect(try lint().lines.count == 1)
  }

  @Test func anotherBaseDoesNotUseIt() throws {
    _ = try lint()
    try replace("strings-duplicate-key", with: "strings-duplicate-kez")
    try repository.commit(["en.lproj/A.strings": Self.table("a = \"1\";", "a = \"2\";", "c = \"1\";", "c = \"2\";")])
    #expect(try lint().lines.count == 1)
  }

  @Test func editsAfterTheBaseUseIt() throws {
    _ = try lint()
    try replace("strings-duplicate-key", with: "strings-duplicate-kez")
    // The list of the folder and its date change.
    try repository.folder.write("a = \"1\";\n", to: "en.lproj/B.strings")
    try repository.commit()
    try repository.folder.write(
      Self.table("a = \"1\";", "a = \"2\";", "c = \"1\";", "c = \"2\";"),
      to: "en.lproj/A.strings"
    )
    let run = try Program.run("lint", "--since", "HEAD~2", "--cache", cache.path, ".", in: repository.folder)
    #expect(run.lines.count == 2)
  }

  /// What git ignores is no part of a tree.
  @Test func ignoredFilesThatChangeAreLookedAtAgain() throws {
    try repository.folder.write(Self.table("a = \"1\";", "a = \"2\";"), to: "Made/en.lproj/A.strings")
    #expect(try lint().lines.count == 1)
    try repository.folder.write(Self.table("d = \"1\";", "d = \"22\";", "d = \"3\";"), to: "Made/en.lproj/A.strings")
    // It was there before the change, as git does not record when it came.
    #expect(try lint().lines.count == 1)
  }

  @Test func damagedCachesAreIgnored() throws {
    let first = try lint()
    let written = try Data(contentsOf: cache)
    for contents in [written.prefix(written.count / 3), written.prefix(20), Data()] {
      try contents.write(to: cache)
      let run = try lint()
      #expect(run.output == first.output)
      #expect(run.status == first.status)
    }
  }

  @Test func runsWithoutARevisionKeepIt() throws {
    let first = try lint()
    _ = try Program.run("lint", "--cache", cache.path, ".", in: repository.folder)
    try removeBase()
    #expect(try lint().output == first.output)
  }

  @Test func nothingIsWrittenWithoutTheOption() throws {
    let names = try repository.folder.names
    _ = try repository.lint(since: "HEAD~1", ".")
    #expect(try repository.folder.names == names)
  }
}
