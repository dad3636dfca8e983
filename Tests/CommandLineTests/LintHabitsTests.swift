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

  @Test func rulesHaveTheNamesOfOptionsOfOtherLinters() throws {
    let selected = try Program.run("lint", "--select", "plist-duplicate-key", "-", input: Data(broken.utf8))
    #expect(selected.status == 0)
    let ignored = try Program.run("lint", "--ignore", "plist-duplicate-key", "-", input: Data("{ a = b; a = c; }".utf8))
    #expect(!ignored.text.contains("plist-duplicate-key"))
  }
}
