import Foundation
import Testing

@Suite struct StringsSyncTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"A\";\n\"b\" = \"B\";\n", to: "en.lproj/A.strings")
    try folder.write("\"a\" = \"1\";\n\"own\" = \"2\";\n", to: "de.lproj/A.strings")
    return folder
  }

  @Test func missingTextsAreAddedAndCountAsNew() throws {
    let folder = try folder()
    #expect(try Program.run("strings", "sync", "--check", ".", in: folder).status == 1)
    let run = try Program.run("strings", "sync", ".", in: folder)
    #expect(run.status == 0 && run.text.isEmpty)
    #expect(run.errors.hasPrefix("1 file changed"))
    let expected = "\"a\" = \"1\";\n/* TODO: translate */\n\"b\" = \"B\";\n\"own\" = \"2\";\n"
    #expect(try folder.contents(of: "de.lproj/A.strings") == Data(expected.utf8))
    let status = try Program.run("strings", "status", "--format", "json", ".", in: folder).text
    #expect(status.contains(#""keys":2"#) && status.contains(#""new":1"#) && status.contains(#""translated":1"#))
    #expect(try Program.run("strings", "sync", "--check", ".", in: folder).status == 0)
  }

  @Test func charactersThatAnEncodingLacksStopTheChange() throws {
    let folder = try folder()
    try folder.write("\"a\" = \"A\";\n\"b\" = \"日\";\n", to: "en.lproj/A.strings")
    let latin =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist><dict><key>a</key><string>\u{E9}</string></dict></plist>"
    let former = try #require(latin.data(using: .isoLatin1))
    try folder.write(former, to: "de.lproj/A.strings")
    let run = try Program.run("strings", "sync", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("has an encoding without some of the new characters"))
    #expect(try folder.contents(of: "de.lproj/A.strings") == former)
  }
}
