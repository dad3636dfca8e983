import Foundation
import Testing

@Suite struct StringsSortTests {
  private let english = "\"a\" = \"A\";\n\"b\" = \"B\";\n"
  private let german = "\"b\" = \"é\";\n\"a\" = \"1\";\n"
  private let sorted = "\"a\" = \"1\";\n\"b\" = \"é\";\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(english, to: "en.lproj/A.strings")
    try folder.write(german, to: "de.lproj/A.strings")
    return folder
  }

  @Test func filesAreSortedInPlace() throws {
    let folder = try folder()
    let utf16 = try #require("\u{FEFF}\(german)".replacing("\n", with: "\r\n").data(using: .utf16LittleEndian))
    try folder.write(utf16, to: "fr.lproj/A.strings")
    let run = try Program.run("strings", "sort", ".", in: folder)
    #expect(run.status == 0 && run.text.isEmpty)
    #expect(run.errors == "2 files changed, 1 file left unchanged.\n")
    #expect(try folder.contents(of: "de.lproj/A.strings") == Data(sorted.utf8))
    let expected = "\u{FEFF}\(sorted)".replacing("\n", with: "\r\n").data(using: .utf16LittleEndian)
    #expect(try folder.contents(of: "fr.lproj/A.strings") == expected)
    #expect(try folder.contents(of: "en.lproj/A.strings") == Data(english.utf8))
    #expect(try Program.run("strings", "sort", "--check", ".", in: folder).status == 0)
  }

  @Test func checkAndDiffWriteNothing() throws {
    let folder = try folder()
    let check = try Program.run("strings", "sort", "--check", ".", in: folder)
    #expect(check.status == 1)
    #expect(check.text == "de.lproj/A.strings\n" || check.text == "./de.lproj/A.strings\n")
    let diff = try Program.run("strings", "sort", "--diff", "de.lproj/A.strings", in: folder)
    #expect(diff.status == 1)
    #expect(diff.text.hasPrefix("--- de.lproj/A.strings\n+++ de.lproj/A.strings\n@@ -1,2 +1,2 @@\n"))
    #expect(try folder.contents(of: "de.lproj/A.strings") == Data(german.utf8))
  }

  @Test func aBaseWithErrorsIsReportedOnce() throws {
    let folder = try folder()
    try folder.write("\"a\" = ", to: "en.lproj/A.strings")
    try folder.write(german, to: "fr.lproj/A.strings")
    let run = try Program.run("strings", "sort", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").count { $0.contains("Not changed") } == 1)
    #expect(run.errors.contains("en.lproj/A.strings: Not changed: line 1 has an error. Fix it first."))
    #expect(try folder.contents(of: "de.lproj/A.strings") == Data(german.utf8))
  }

  @Test func aFolderWithoutTables() throws {
    let run = try Program.run("strings", "sort", ".", in: try TemporaryFolder())
    #expect(run.status == 1)
    #expect(run.errors == "No string table found.\n")
  }
}
