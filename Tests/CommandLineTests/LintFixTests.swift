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
