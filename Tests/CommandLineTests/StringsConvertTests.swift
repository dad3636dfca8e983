import Foundation
import Testing

@Suite struct StringsConvertTests {
  private let english = "/* Title */\n\"a\" = \"A\";\n\n\"b\" = \"B\";\n"
  private let german = "/* Title */\n\"a\" = \"1\";\n\n/* TODO: translate */\n\"b\" = \"B\";\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(english, to: "en.lproj/A.strings")
    try folder.write(german, to: "de.lproj/A.strings")
    return folder
  }

  @Test func thereAndBack() throws {
    let folder = try folder()
    let run = try Program.run("strings", "convert", "--to", "xcstrings", "--remove-originals", ".", in: folder)
    #expect(run.status == 0 && run.text.isEmpty)
    #expect(run.errors.hasPrefix("3 files changed"))
    #expect(try folder.names == ["A.xcstrings", "de.lproj", "en.lproj"])
    let object = try JSONSerialization.jsonObject(with: try folder.contents(of: "A.xcstrings")) as? [String: Any]
    #expect(object?["sourceLanguage"] as? String == "en")
    #expect((object?["strings"] as? [String: Any])?.keys.sorted() == ["a", "b"])
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("de.lproj"))
    let back = try Program.run("strings", "convert", "--to", "strings", "A.xcstrings", in: folder)
    #expect(back.status == 0)
    #expect(back.errors.hasPrefix("2 files changed"))
    #expect(try folder.contents(of: "de.lproj/A.strings") == Data(german.utf8))
    #expect(try folder.contents(of: "en.lproj/A.strings") == Data(english.utf8))
    #expect(try folder.names == ["A.xcstrings", "de.lproj", "en.lproj"])
  }

  @Test func checkAndDiffWriteNothing() throws {
    let folder = try folder()
    let check = try Program.run("strings", "convert", "--to", "xcstrings", "--check", ".", in: folder)
    #expect(check.status == 1 && check.text == "A.xcstrings\n")
    let diff = try Program.run("strings", "convert", "--to", "xcstrings", "--diff", ".", in: folder)
    #expect(diff.status == 1 && diff.text.hasPrefix("--- /dev/null\n+++ A.xcstrings\n"))
    #expect(try folder.names == ["de.lproj", "en.lproj"])
  }

  @Test func anEntryThatCannotBeRepresentedIsNamed() throws {
    let folder = try folder()
    try folder.write(
      "<plist><dict><key>n</key><dict><key>NSStringVariableWidthRuleType</key><dict/></dict></dict></plist>",
      to: "de.lproj/A.stringsdict"
    )
    let run = try Program.run("strings", "convert", "--to", "xcstrings", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("de.lproj/A.stringsdict: “n” (de) varies by width"))
    #expect(try folder.names == ["de.lproj", "en.lproj"])
  }

  @Test(arguments: [
    ("Base.lproj/A.storyboard", "de.lproj/A.strings", "translates A.storyboard, which only Xcode can convert"),
    ("A.bundle/Root.plist", "A.bundle/de.lproj/Root.strings", "is in a bundle, in which Xcode does not build"),
  ])
  func whatXcodeDoesNotBuildStays(other: String, table: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: other)
    try folder.write(german, to: table)
    let run = try Program.run("strings", "convert", "--to", "xcstrings", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("\(table): \(reason)"))
  }

  @Test func existingFilesAreNotOverwritten() throws {
    let folder = try folder()
    let catalog = Data(#"{"sourceLanguage": "en", "strings": {"a": {}}, "version": "1.0"}"#.utf8)
    try folder.write(catalog, to: "A.xcstrings")
    for format in ["xcstrings", "strings"] {
      let run = try Program.run("strings", "convert", "--to", format, ".", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("exists already; nothing converted"))
    }
    #expect(try folder.contents(of: "A.xcstrings") == catalog)
    #expect(try folder.contents(of: "en.lproj/A.strings") == Data(english.utf8))
  }

  @Test func refusalsAreInTheLanguageOfTheCommand() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"n\" = ( a );", to: "en.lproj/A.strings")
    let run = try Program.run("strings", "convert", "--to", "xcstrings", "--language", "zh-Hans", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("“n” (en)不是文字；未转换"))
  }
}
