import Foundation
import Testing

/// Tables and settings of more than a megabyte are read; what is too large is reported, and nothing is made of the rest.
@Suite struct LargeFileTests {
  private static let limit = 256 << 20

  /// Writes the tables of an app; that in Russian has `count` keys.
  private func tables(russian count: Int, in folder: TemporaryFolder) throws {
    func table(_ count: Int) -> String {
      (0..<count).map { "\"key \($0)\" = \"A text that is as long as texts usually are, number \($0)\";\n" }.joined()
    }
    try folder.write(table(3), to: "en.lproj/Localizable.strings")
    try folder.write(table(3), to: "de.lproj/Localizable.strings")
    try folder.write(table(count), to: "ru.lproj/Localizable.strings")
  }

  /// Writes a file without content that is larger than what is read, which takes no place on the disk.
  private func writeTooLarge(_ path: String, _ size: Int = limit + 1, in folder: TemporaryFolder) throws {
    let file = try folder.write("", to: path)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
  }

  @Test func aTableOfMoreThanAMegabyteIsRead() throws {
    let folder = try TemporaryFolder()
    try tables(russian: 16_000, in: folder)
    #expect(try folder.contents(of: "ru.lproj/Localizable.strings").count > 1_100_000)
    let lint = try Program.run("lint", "--format", "concise", ".", in: folder)
    #expect(!lint.text.contains("[strings-table-missing]"))
    let status = try Program.run("strings", "status", "--format", "json", ".", in: folder)
    #expect(status.lines.filter { $0.contains("\"language\":\"ru\"") }.count == 1)
    #expect(status.text.contains("\"stale\":15997"))
    let convert = try Program.run("strings", "convert", "--to", "xcstrings", ".", in: folder)
    #expect(convert.status == 0, "\(convert.errors)")
    let catalog = String(decoding: try folder.contents(of: "Localizable.xcstrings"), as: UTF8.self)
    #expect(catalog.contains("\"ru\"") && catalog.contains("key 15999"))
  }

  @Test func aTableThatIsTooLargeIsReported() throws {
    let folder = try TemporaryFolder()
    try tables(russian: 3, in: folder)
    try folder.write(Program.specification, to: "project.yml")
    try writeTooLarge("ru.lproj/Localizable.strings", in: folder)
    let lint = try Program.run("lint", "--format", "concise", ".", in: folder)
    #expect(lint.status == 2)
    #expect(lint.errors.contains("ru.lproj/Localizable.strings: is larger than 256 MB"))
    #expect(!lint.text.contains("[strings-table-missing]"))
    #expect(lint.lines.filter { $0.contains("“Localizable.strings” has more than 256 MB and is not read.") }.count == 1)
    let before = try folder.names
    for arguments in [
      ["strings", "status", "."], ["strings", "convert", "--to", "xcstrings", "."], ["strings", "sync", "."],
      ["strings", "sort", "."], ["format", "ru.lproj/Localizable.strings"],
      ["convert", "--to", "json", "ru.lproj/Localizable.strings"], ["lint", "--fix", "ru.lproj/Localizable.strings"],
    ] {
      let run = try Program.run(arguments, in: folder)
      #expect(run.status == 2, "\(arguments): \(run.text)")
      #expect(run.errors.contains("ru.lproj/Localizable.strings"), "\(arguments): \(run.errors)")
    }
    #expect(try folder.names == before)
  }

  @Test(arguments: ["sync", "sort"])
  func nothingIsMadeOfABaseThatIsTooLarge(command: String) throws {
    let folder = try TemporaryFolder()
    try tables(russian: 3, in: folder)
    try writeTooLarge("en.lproj/Localizable.strings", in: folder)
    let german = try folder.contents(of: "de.lproj/Localizable.strings")
    let run = try Program.run("strings", command, "de.lproj/Localizable.strings", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("en.lproj/Localizable.strings: cannot be read, as it is too large"))
    #expect(try folder.contents(of: "de.lproj/Localizable.strings") == german)
  }

  @Test func aConfigurationOfMoreThanAMegabyteIsRead() throws {
    let folder = try TemporaryFolder()
    let comment = String(repeating: "# \(String(repeating: "x", count: 98))\n", count: 11_000)
    try folder.write(comment + "disabled_rules: [purpose-string-empty]\n", to: ".plist-lsp.yml")
    try folder.write(Samples.badInfo, to: "Info.plist")
    let run = try Program.run("lint", ".", in: folder)
    #expect(!run.text.contains("[purpose-string-empty]"))
  }

  @Test func aConfigurationThatIsTooLargeIsReported() throws {
    let folder = try TemporaryFolder()
    try writeTooLarge(".plist-lsp.yml", 32_000_001, in: folder)
    try folder.write(Samples.good, to: "Info.plist")
    let run = try Program.run("lint", ".", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("The file is larger than 32 MB and is not read."))
  }

  @Test func aDescriptionOfAnAppThatIsTooLargeIsReported() throws {
    let folder = try TemporaryFolder()
    let padding = String(repeating: " ", count: 32_000_000)
    try folder.write("{\"expo\": {\"name\": \"a\"}}\(padding)", to: "app.json")
    let run = try Program.run("lint", "--format", "concise", "app.json", in: folder)
    #expect(run.text.contains("This file has more than 32 MB and is not read"))
    #expect(run.text.contains("[project-limit-reached]"))
  }
}
