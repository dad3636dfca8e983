import Foundation
import Testing

@Suite struct StringsMergeTests {
  private func folder(_ base: String, _ ours: String, _ theirs: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] { try folder.write(text, to: name) }
    return folder
  }

  private func merge(in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run("strings", "merge", "base", "ours", "theirs", "--path", "de.lproj/A.strings", in: folder)
  }

  @Test func ourVersionGetsTheResult() throws {
    let folder = try folder("\"a\" = \"1\";\n", "\"a\" = \"1\";\n\"b\" = \"2\";\n", "\"a\" = \"1\";\n\"c\" = \"3\";\n")
    let run = try merge(in: folder)
    #expect(run.status == 0 && run.text.isEmpty && run.errors.isEmpty)
    #expect(try folder.contents(of: "ours") == Data("\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n".utf8))
  }

  @Test func aConflictIsNamedAndEndsWithOne() throws {
    let folder = try folder("\"a\" = \"1\";\n", "\"a\" = \"2\";\n", "\"a\" = \"3\";\n")
    let run = try merge(in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "de.lproj/A.strings: both versions changed a.\n")
    #expect(try String(decoding: folder.contents(of: "ours"), as: UTF8.self).hasPrefix("<<<<<<< ours\n"))
  }

  @Test func aMissingVersionLeavesOursAsItIs() throws {
    let folder = try folder("", "\"a\" = \"2\";\n", "")
    let run = try Program.run("strings", "merge", "base", "ours", "none", "--path", "A.strings", in: folder)
    #expect(run.status == 2)
    #expect(try folder.contents(of: "ours") == Data("\"a\" = \"2\";\n".utf8))
  }

  @Test(.enabled(if: GitFolder.isPossible)) func gitMergesWithIt() throws {
    let repository = try GitFolder()
    let driver = "'\(Program.executable.path)' strings merge %O %A %B --path %P"
    try repository.git("config", "merge.plist-lsp.driver", driver)
    try repository.commit([".gitattributes": "*.strings merge=plist-lsp\n", "A.strings": "\"a\" = \"1\";\n"])
    try repository.git("checkout", "--quiet", "-b", "other")
    try repository.commit(["A.strings": "\"a\" = \"1\";\n\"b\" = \"2\";\n"])
    try repository.git("checkout", "--quiet", "main")
    try repository.commit(["A.strings": "\"a\" = \"1\";\n\"c\" = \"3\";\n"])
    try repository.git("merge", "--quiet", "other", "--message", "Merge")
    let merged = "\"a\" = \"1\";\n\"c\" = \"3\";\n\"b\" = \"2\";\n"
    #expect(try repository.folder.contents(of: "A.strings") == Data(merged.utf8))
  }
}
