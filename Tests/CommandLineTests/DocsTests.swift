import Foundation
import Testing

@Suite struct DocsTests {
  @Test func writesAFolderWithAnIndex() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run("docs", "--output", "out/reference", in: folder)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("files to out/reference"))
    let index = String(decoding: try folder.contents(of: "out/reference/index.md"), as: UTF8.self)
    #expect(index.contains("](rules/plist-duplicate-key.md)"))
    #expect(!(try folder.contents(of: "out/reference/rules/plist-duplicate-key.md")).isEmpty)
  }

  @Test func leavesAFullFolderAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    let refused = try Program.run("docs", "--output", ".", in: folder)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("is not empty; use --force"))
    #expect(try folder.names == ["notes.txt"])
    let forced = try Program.run("docs", "--output", ".", "--force", in: folder)
    #expect(forced.status == 0)
    #expect(try folder.contents(of: "notes.txt") == Data("mine".utf8))
    #expect(try folder.names.contains("index.md"))
  }

  @Test func rejectsAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    let run = try Program.run("docs", "--output", "notes.txt", "--force", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("is not a folder"))
  }
}
