import Foundation
import Testing

/// The configuration of a repository can be left out.
@Suite struct PinnedConfigurationTests {
  private static let suppressed = Samples.badInfo.replacing(
    "\t<!-- 📷 -->",
    with: "\t<!-- plist-lsp:disable:this purpose-string-empty -->"
  )

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Samples.badInfo, to: "App/Info.plist")
    try folder.write("disabled_rules: [purpose-string-empty]\n", to: "App/.plist-lsp.yml")
    return folder
  }

  @Test func configurationsOfTheRepositoryCanBeLeftOut() throws {
    let folder = try folder()
    #expect(try Program.run("lint", ".", in: folder).status == 0)
    let run = try Program.run("lint", "--no-config", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    try folder.write("only_rules: [key-wrong-type]\n", to: "own.yml")
    #expect(try Program.run("lint", "--config", "own.yml", ".", in: folder).status == 0)
    try folder.write("purpose-string-empty: warning\n", to: "own.yml")
    #expect(try Program.run("lint", "--config", "own.yml", ".", in: folder).text.contains("warning:"))
  }

  @Test func foldersThatTheRepositorySkipsAreSearched() throws {
    let folder = try folder()
    try folder.write("skipped_folders: [App]\nexcluded: [App]\n", to: ".plist-lsp.yml")
    #expect(try Program.run("lint", ".", in: folder).status == 0)
    #expect(try Program.run("lint", "--no-config", ".", in: folder).status == 1)
  }

  @Test func twoWaysToChooseAConfigurationAreRefused() throws {
    let run = try Program.run("lint", "--config", "a.yml", "--no-config", ".")
    #expect(run.status == 2)
    #expect(run.errors.contains("--config and --no-config cannot be combined."))
  }

  @Test func suppressionsCanBeLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.suppressed, to: "Info.plist")
    #expect(try Program.run("lint", ".", in: folder).status == 0)
    let run = try Program.run("lint", "--no-suppressions", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.text.contains("[purpose-string-empty]"))
    try folder.write("purpose-string-empty: warning\n", to: "own.yml")
    let pinned = try Program.run("lint", "--no-suppressions", "--config", "own.yml", ".", in: folder)
    #expect(pinned.text.contains("warning:"))
  }
}
