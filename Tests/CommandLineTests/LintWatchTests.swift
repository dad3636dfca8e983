import Foundation
import Testing

/// `lint --watch`.
@Suite struct LintWatchTests {
  private let broken = "<plist>\n<dict>\n<key>A</key>\n</dict>\n</plist>\n"
  private let correct = "<plist>\n<dict>\n<key>A</key> <true/>\n</dict>\n</plist>\n"

  @Test func aChangeIsLintedAgainUntilInterrupted() throws {
    let folder = try TemporaryFolder()
    try folder.write(broken, to: "a.plist")
    let program = try RunningProgram("lint", "--watch", ".", in: folder)
    #expect(program.waitForErrors { $0.contains("Watching for changes.") })
    #expect(program.output.contains("[plist-key-without-value]"))
    try folder.write(correct, to: "a.plist")
    #expect(program.waitForErrors { $0.contains("0 errors") })
    try folder.write(broken, to: "New/b.plist")
    #expect(program.waitForOutput { $0.contains("New/b.plist:") })
    #expect(program.interrupt() == 0)
  }

  @Test func aConfigurationThatChangesCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write(broken, to: "a.plist")
    let program = try RunningProgram("lint", "--watch", ".", in: folder)
    #expect(program.waitForErrors { $0.contains("1 error") && $0.contains("Watching") })
    try folder.write("disabled_rules: [plist-key-without-value]\n", to: ".plist-lsp.yml")
    #expect(program.waitForErrors { $0.contains("0 errors") })
    try folder.write("disabled_rules: [no-such-rule]\n", to: ".plist-lsp.yml")
    #expect(program.waitForErrors { $0.contains("no-such-rule") })
    #expect(program.interrupt() == 0)
  }

  @Test func codeThatChangesCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Program.specification, to: "project.yml")
    try folder.write("{ CFBundleName = A; }", to: "Info.plist")
    let program = try RunningProgram("lint", "--watch", ".", in: folder)
    #expect(program.waitForErrors { $0.contains("Watching") })
    #expect(!program.output.contains("NSCameraUsageDescription"))
    try folder.write("AVCaptureDevice.requestAccess(for: .video) { _ in }", to: "Scan.swift")
    #expect(program.waitForOutput { $0.contains("NSCameraUsageDescription") })
    #expect(program.interrupt() == 0)
  }

  @Test(
    arguments: [
      ["--fix"], ["--diff"], ["--output-file", "a.txt"], ["--since", "HEAD"], ["--write-baseline", "a.json"], ["-"],
      ["--format", "sarif"],
    ]
  )
  func whatNeedsAnEndIsRejected(options: [String]) throws {
    let run = try Program.run(["lint", "--watch"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains("--watch cannot be combined with "))
  }
}
