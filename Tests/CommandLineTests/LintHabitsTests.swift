import Foundation
import Testing

/// Options that users know from other linters.
@Suite struct LintHabitsTests {
  private let broken = "<plist>\n<dict>\n<key>A</key>\n</dict>\n</plist>\n"

  @Test func findingsCanFailNoRun() throws {
    let run = try Program.run("lint", "--fail-on", "never", "-q", "-", input: Data(broken.utf8))
    #expect(run.status == 0)
    #expect(run.text.contains("error:"))
    #expect(run.errors.isEmpty)
  }

  @Test func aReportCanGoToAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(broken, to: "Info.plist")
    let run = try Program.run("lint", "--format", "json", "--output-file", "out.json", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(try String(decoding: folder.contents(of: "out.json"), as: UTF8.self).contains("\"rule\""))
  }

  @Test func statusZeroCanBeDemanded() throws {
    #expect(try Program.run("lint", "--exit-zero", "-q", "-", input: Data(broken.utf8)).status == 0)
  }

  @Test func rulesCanBeAList() throws {
    let run = try Program.run(
      "lint",
      "--ignore",
      "plist-key-without-value,plist-malformed",
      "-q",
      "-",
      input: Data(broken.utf8)
    )
    #expect(run.text.isEmpty)
    #expect(
      try Program.run("lint", "--ignore", "plist-malformed,nothing", "-", input: Data()).errors.contains("'nothing'")
    )
  }

  @Test func filesCanBeExcludedByAPattern() throws {
    let folder = try TemporaryFolder()
    try folder.write(broken, to: "A/Info.plist")
    try folder.write(broken, to: "B/Info.plist")
    let run = try Program.run("lint", "--exclude", "A", "--output-format", "concise", ".", in: folder)
    #expect(run.text.contains("B/Info.plist"))
    #expect(!run.text.contains("A/Info.plist"))
    #expect(try Program.run("lint", "--exclude", "A", "A/Info.plist", in: folder).text.contains("A/Info.plist"))
  }

  @Test func colorCanBeDemanded() throws {
    let run = try Program.run("lint", "--color", "always", "-", input: Data(broken.utf8))
    #expect(run.text.contains("\u{1B}["))
    #expect(try !Program.run("lint", "-", input: Data(broken.utf8)).text.contains("\u{1B}["))
  }

  @Test func aPathWithoutACommandIsProbablyForLint() throws {
    let folder = try TemporaryFolder()
    try folder.write(broken, to: "Info.plist")
    let run = try Program.run("Info.plist", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Did you mean 'plist-lsp lint Info.plist'?"))
  }

  @Test func rulesHaveTheNamesOfOptionsOfOtherLinters() throws {
    let selected = try Program.run("lint", "--select", "plist-duplicate-key", "-", input: Data(broken.utf8))
    #expect(selected.status == 0)
    let ignored = try Program.run("lint", "--ignore", "plist-duplicate-key", "-", input: Data("{ a = b; a = c; }".utf8))
    #expect(!ignored.text.contains("plist-duplicate-key"))
  }
}
