import Foundation
import Testing

@Suite struct FormatTests {
  private let messy = "<plist>\n<dict>\n  <key>A</key> <true></true>\n</dict></plist>"
  private let tidy = "<plist>\n<dict>\n\t<key>A</key>\n\t<true/>\n</dict>\n</plist>\n"

  @Test func filesAreLaidOutInPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(messy, to: "Info.plist")
    let run = try Program.run("format", ".", in: folder)
    #expect(run.status == 0)
    #expect(run.text.isEmpty)
    #expect(run.errors == "1 file changed, 0 files left unchanged.\n")
    #expect(try Program.run("format", "-q", in: folder).errors.isEmpty)
    #expect(try folder.contents(of: "Info.plist") == Data(tidy.utf8))
    #expect(try Program.run("format", "--check", ".", in: folder).status == 0)
  }

  @Test func checkAndDiffWriteNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(messy, to: "Info.plist")
    let check = try Program.run("format", "--check", ".", in: folder)
    #expect(check.status == 1)
    #expect(check.text == "Info.plist\n")
    let diff = try Program.run("format", "--diff", "Info.plist", in: folder)
    #expect(diff.status == 1)
    #expect(diff.text.contains("+\t<key>A</key>\n"))
    #expect(try folder.contents(of: "Info.plist") == Data(messy.utf8))
  }

  @Test func filesWithErrorsStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist>\n<dict>", to: "Info.plist")
    let run = try Program.run("format", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Info.plist: Not formatted: line"))
    #expect(try folder.contents(of: "Info.plist") == Data("<plist>\n<dict>".utf8))
  }

  @Test func projectFilesStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("{objects={};}", to: "project.pbxproj")
    #expect(try Program.run("format", ".", in: folder).status == 0)
    #expect(try Program.run("format", "project.pbxproj", in: folder).status == 2)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let run = try Program.run("format", "--stdin-filename", "Info.plist", "-", input: Data(messy.utf8))
    #expect(run.status == 0)
    #expect(run.text == tidy)
  }

  @Test func utf16Stays() throws {
    let folder = try TemporaryFolder()
    let before = try #require("\u{FEFF}\"a\"=\"é\";\n".data(using: .utf16LittleEndian))
    try before.write(to: folder.url.appendingPathComponent("A.strings"))
    #expect(try Program.run("format", "A.strings", in: folder).status == 0)
    #expect(try folder.contents(of: "A.strings") == "\u{FEFF}\"a\" = \"é\";\n".data(using: .utf16LittleEndian))
  }

  @Test("bug: a file that could not be written was counted as changed") func aReadOnlyFileIsNotChanged() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(messy.utf8), to: "Info.plist")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let run = try Program.run("format", "Info.plist", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "Info.plist: cannot be written: the file is read-only\n")
  }
}
