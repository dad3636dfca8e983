import Foundation
import SourceText
import Testing

@Suite struct LintFixTests {
  private static func text(_ name: String) -> SourceText {
    let lines = [
      "<plist version=\"1.0\">", "<dict>", "<key>a</key>", "<string>\(name)</string>", "</dict>", "</plist>", "",
    ]
    return SourceText(lines.joined(separator: "\r\n"))
  }

  @Test(arguments: [TextEncoding.utf8(byteOrderMark: true), .utf16(bigEndian: false)])
  func onlyWhatIsWrongChanges(encoding: TextEncoding) throws {
    let folder = try TemporaryFolder()
    let bad = try #require(encoding.encode(Self.text("Salt & Pepper 📷")))
    let good = try #require(encoding.encode(Self.text("Salt &amp; Pepper 📷")))
    try folder.write(Data(bad), to: "a.plist")
    let first = try Program.run("lint", "--fix", ".", in: folder)
    #expect(first.status == 0)
    #expect(first.output.isEmpty)
    #expect(first.errors.hasPrefix("a.plist:4:14: fixed: "))
    #expect(first.errors.contains("[plist-unescaped-character]\n"))
    #expect(first.errors.hasSuffix("1 file checked: 0 errors, 0 warnings, 0 infos. 1 fixed.\n"))
    #expect(try folder.contents(of: "a.plist") == Data(good))
    let second = try Program.run("lint", "--fix", ".", in: folder)
    #expect(second.errors == "1 file checked: 0 errors, 0 warnings, 0 infos.\n")
    #expect(try folder.contents(of: "a.plist") == Data(good))
    #expect(try folder.names == ["a.plist"])
  }

  // MARK: Diffs and unsafe fixes

  @Test func aDiffIsPrintedAndNothingIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(Self.text("Salt & Pepper").bytes), to: "a.plist")
    let run = try Program.run("lint", "--diff", ".", in: folder)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("--- a.plist\n+++ a.plist\n@@ -1,6 +1,6 @@\n <plist version=\"1.0\">\r\n"))
    #expect(run.text.contains("\n-<string>Salt & Pepper</string>\r\n+<string>Salt &amp; Pepper</string>\r\n"))
    #expect(run.errors == "1 file checked: 0 errors, 0 warnings, 0 infos after fixes. 1 would be fixed.\n")
    #expect(try folder.contents(of: "a.plist") == Data(Self.text("Salt & Pepper").bytes))
    _ = try Program.run("lint", "--fix", ".", in: folder)
    let again = try Program.run("lint", "--diff", "--format", "sarif", ".", in: folder)
    #expect(again.status == 0)
    #expect(again.output.isEmpty)
  }

  @Test func standardInputHasADiffToo() throws {
    let input = Data(Self.text("Salt & Pepper").bytes)
    let run = try Program.run(["lint", "--diff", "--stdin-filename", "b.plist", "-"], input: input)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("--- b.plist\n+++ b.plist\n"))
  }

  /// A project whose code needs a key that only the translations have.
  private func project(ownTable: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Program.specification, to: "project.yml")
    try folder.write("", to: ".git/HEAD")
    try folder.write("import AVFoundation\nlet a = AVCaptureDevice.requestAccess(for: .video)\n", to: "Scan.swift")
    let keys = ["CFBundleDevelopmentRegion = en;", "CFBundleIdentifier = \"a.b\";", "LSRequiresIPhoneOS = YES;"]
    try folder.write("{\n\(keys.map { "  \($0)\n" }.joined())}\n", to: "Info.plist")
    try folder.write("NSCameraUsageDescription = \"Liest Codes.\";\n", to: "de.lproj/InfoPlist.strings")
    if let ownTable { try folder.write(ownTable, to: "en.lproj/InfoPlist.strings") }
    return folder
  }

  private static let rules = ["--only", "localized-key-not-in-plist", "--only", "purpose-string-missing"]

  @Test func safeFixesChangeOtherFiles() throws {
    let folder = try project(ownTable: "NSCameraUsageDescription = \"Scan codes.\";\n")
    let run = try Program.run(["lint", "--fix"] + Self.rules + ["."], in: folder)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("de.lproj/InfoPlist.strings:1:1: fixed: Insert NSCameraUsageDescription into the Info.plist")
    )
    #expect(run.errors.contains(" 1 fixed.\n"))
    let text = String(decoding: try folder.contents(of: "Info.plist"), as: UTF8.self)
    #expect(text.hasSuffix("\n  NSCameraUsageDescription = \"Scan codes.\";\n}\n"))
  }

  @Test func aDiffHasTheOtherFiles() throws {
    let folder = try project(ownTable: "NSCameraUsageDescription = \"Scan codes.\";\n")
    let run = try Program.run(["lint", "--diff"] + Self.rules + ["."], in: folder)
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("--- Info.plist\n+++ Info.plist\n"))
    #expect(run.text.hasSuffix("\n+  NSCameraUsageDescription = \"Scan codes.\";\n }\n"))
    #expect(try !folder.contents(of: "Info.plist").contains(Data("Camera".utf8)))
  }

  @Test func unsafeFixesAreMadeOnRequestOnly() throws {
    let folder = try project(ownTable: nil)
    let safe = try Program.run(["lint", "--fix"] + Self.rules + ["."], in: folder)
    #expect(safe.status == 1)
    #expect(!safe.errors.contains("fixed:"))
    let all = try Program.run(["lint", "--fix", "--unsafe-fixes"] + Self.rules + ["."], in: folder)
    #expect(all.status == 0)
    let text = String(decoding: try folder.contents(of: "Info.plist"), as: UTF8.self)
    #expect(text.contains("NSCameraUsageDescription = \"TODO: Explain what the app needs this for (camera)\";"))
    // The placeholder is reported until the developer writes a text.
    let rest = try Program.run(["lint", "--only", "purpose-string-placeholder", "Info.plist"], in: folder)
    #expect(rest.lines.count == 1)
  }

  @Test func unsafeFixesAloneAreAMistake() throws {
    let run = try Program.run("lint", "--unsafe-fixes", ".")
    #expect(run.status == 2)
    #expect(run.errors.contains("--unsafe-fixes requires --fix or --diff."))
  }

  @Test func aReadOnlyFileIsLeftAndNamed() throws {
    let folder = try TemporaryFolder()
    let bad = Data(Self.text("Salt & Pepper").bytes)
    let file = try folder.write(bad, to: "a.plist")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let run = try Program.run("lint", "--fix", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a.plist: cannot be written: the file is read-only\n"))
    #expect(try folder.contents(of: "a.plist") == bad)
  }
}
