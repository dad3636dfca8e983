import Foundation
import Testing

/// `lint --verbose`.
@Suite struct LintDetailsTests {
  @Test func eachFileIsReportedToBeLintedOrSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write("excluded: [Old]\n", to: ".plist-lsp.yml")
    for path in ["Good.plist", "Old/Info.plist", "build/Info.plist"] { try folder.write("{ A = B; }", to: path) }
    try folder.write("all: true", to: "project.json")
    try folder.link("Linked.plist", to: "Good.plist")
    let run = try Program.run("lint", "--verbose", ".", in: folder)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains("Good.plist: linted with .plist-lsp.yml."))
    #expect(lines.contains("Old/Info.plist: skipped: the configuration excludes it."))
    #expect(lines.contains("build: skipped: a folder named in skipped_folders."))
    #expect(lines.contains("Linked.plist: skipped: not a regular file."))
    #expect(lines.contains { $0.hasPrefix("2 files linted in ") })
  }

  @Test func aFileThatIsNotAPropertyListIsNamedWithTheReason() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("bplist00".utf8), to: "a.plist")
    try folder.write("{ A = B; }", to: "b.plist")
    let run = try Program.run("lint", "-v", ".", in: folder)
    #expect(run.errors.contains("a.plist: skipped: a damaged binary property list; not checked."))
    #expect(run.errors.contains("b.plist: linted without a configuration."))
    #expect(try Program.run("lint", "-v", "-q", ".", in: folder).status == 2)
  }

  @Test func aConfigurationThatIsNamedAppliesToAllFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("excluded: [Old]\n", to: "rules.yml")
    let run = try Program.run("lint", "-v", "--config", "rules.yml", "-", in: folder, input: Data("{ A = B; }".utf8))
    #expect(run.errors.contains("<stdin>: linted with rules.yml."))
  }
}
