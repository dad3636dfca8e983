import Foundation
import Testing

@Suite struct LintStatusTests {
  @Test func nothingFoundIsZero() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.good, to: "a.plist")
    #expect(try Program.run("lint", "--fail-on", "info", ".", in: folder).status == 0)
  }

  @Test(arguments: ["error", "warning", "info"])
  func anErrorReachesEveryLevel(level: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    #expect(try Program.run("lint", "--fail-on", level, ".", in: folder).status == 1)
  }

  @Test func aMissingFileIsTwoAndNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "Info.plist")
    let run = try Program.run("lint", "nowhere.plist", "Info.plist", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("nowhere.plist: cannot be read: No such file or directory"))
    // The other file is checked all the same.
    #expect(run.text.contains("Info.plist:6:13: error:"))
  }

  @Test(.disabled(if: geteuid() == 0, "root reads every file"))
  func anUnreadableFileIsTwo() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Samples.good, to: "a.plist")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("a.plist: cannot be opened: Permission denied"))
  }

  @Test func specialFilesAreRejectedAtOnce() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appendingPathComponent("pipe.plist").path, 0o600) == 0)
    let run = try Program.run("lint", "pipe.plist", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("pipe.plist: is not a regular file"))
  }

  @Test(arguments: [["--fail-on", "always", "."], ["--colour", "."], ["--jobs", "0", "."], ["--baseline"]])
  func wrongArgumentsAreTwo(arguments: [String]) throws {
    let run = try Program.run(["lint"] + arguments, in: try TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Usage: plist-lsp lint"))
  }
}
