import Foundation
import Testing

/// `lint -`.
@Suite struct LintStandardInputTests {
  private static let bad = Data(Samples.badInfo.utf8)
  private static let fixable = Data("<plist version=\"1.0\">\n<string>Salt & Pepper</string>\n</plist>\n".utf8)
  private static let fixed = Data("<plist version=\"1.0\">\n<string>Salt &amp; Pepper</string>\n</plist>\n".utf8)

  @Test func theContentDeterminesTheKind() throws {
    let run = try Program.run("lint", "-", in: try TemporaryFolder(), input: Self.fixable)
    #expect(run.text.hasPrefix("<stdin>:2:14: "))
  }

  @Test func theNameDeterminesTheKind() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run("lint", "--stdin-filename", "App/Info.plist", "-", in: folder, input: Self.bad)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("App/Info.plist:6:13: error: NSCameraUsageDescription is empty."))
    #expect(try folder.names.isEmpty)
  }

  @Test func theConfigurationIsThatOfTheName() throws {
    let folder = try TemporaryFolder()
    try folder.write("disabled_rules: [purpose-string-empty]\n", to: "App/.plist-lsp.yml")
    let run = try Program.run("lint", "--stdin-filename", "App/Info.plist", "-", in: folder, input: Self.bad)
    #expect(run.status == 0)
  }

  @Test func theTextReplacesTheFileInItsProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("import PackageDescription\n", to: "Package.swift")
    try folder.write("AVCaptureDevice.requestAccess(for: .video) { _ in }\n", to: "App/Camera.swift")
    let text = Samples.badInfo.replacing("NSCameraUsageDescription", with: "CFBundleName")
    let run = try Program.run("lint", "--stdin-filename", "App/Info.plist", "-", in: folder, input: Data(text.utf8))
    #expect(run.text.contains("Camera.swift:1 calls AVCaptureDevice.requestAccess"))
  }

  @Test func fixedTextGoesToStandardOutput() throws {
    let run = try Program.run("lint", "--fix", "--stdin-filename", "a.plist", "-", input: Self.fixable)
    #expect(run.status == 0)
    #expect(run.output == Self.fixed)
    #expect(run.errors.hasPrefix("a.plist:2:14: fixed: "))
  }

  @Test func whatCannotBeFixedGoesToStandardError() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run("lint", "--fix", "--stdin-filename", "Info.plist", "-", in: folder, input: Self.bad)
    #expect(run.status == 1)
    #expect(run.output == Self.bad)
    #expect(run.errors.hasPrefix("Info.plist:6:13: error: "))
  }

  @Test func excludedNamesAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("excluded: [App]\n", to: ".plist-lsp.yml")
    let arguments = ["--stdin-filename", "App/Info.plist", "-"]
    let named = try Program.run("lint", arguments[0], arguments[1], "-", in: folder, input: Self.bad)
    #expect(named.status == 1)
    let forced = try Program.run(
      "lint",
      "--force-exclude",
      arguments[0],
      arguments[1],
      "-",
      in: folder,
      input: Self.bad
    )
    #expect(forced.status == 0)
    #expect(forced.output.isEmpty)
  }

  @Test(arguments: [["-", "a.plist"], ["--stdin-filename", "a.plist", "."], ["--target", "App", "-"]])
  func wrongCombinationsAreTwo(arguments: [String]) throws {
    let run = try Program.run(["lint"] + arguments, in: try TemporaryFolder())
    #expect(run.status == 2)
    #expect(run.errors.contains("Usage: plist-lsp lint"))
  }
}
