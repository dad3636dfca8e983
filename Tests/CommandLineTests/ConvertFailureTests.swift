import Foundation
import Testing

@Suite struct ConvertFailureTests {
  @Test func brokenTextIsRejectedWithItsPlace() throws {
    let run = try Program.run("convert", "--to", "xml", "-", input: Data("{\n  a = b;\n  c = d\n}".utf8))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("<stdin>:3:"))
    #expect(run.errors.contains(": error: "))
  }

  @Test func nothingIsRefused() throws {
    #expect(try Program.run("convert", "--to", "xml", "-").status == 2)
  }

  @Test(arguments: [
    ("<date>2026-01-01T00:00:00Z</date>", "a date"),
    ("<data>AQI=</data>", "data"),
    ("<real>nan</real>", "the number nan"),
    ("<dict><key>CF$UID</key><integer>1</integer></dict>", "a keyed archive reference"),
  ])
  func jsonRefusesWhatItCannotHold(value: String, name: String) throws {
    let input = "<plist><dict><key>list</key><array><true/>\(value)</array></dict></plist>"
    let run = try Program.run("convert", "--to", "json", "-", input: Data(input.utf8))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "<stdin>: cannot be written as JSON: list.1 is \(name)\n")
  }

  @Test func anUnknownEncodingIsRejectedAtItsName() throws {
    let input = #"<?xml version="1.0" encoding="klingon"?><plist><true/></plist>"#
    let run = try Program.run("convert", "--to", "xml", "-", input: Data(input.utf8))
    #expect(run.status == 2)
    #expect(run.errors == "<stdin>:1:31: error: unknown encoding “klingon”\n")
  }

  @Test func damagedBinaryIsRejectedWithAReason() throws {
    var binary = try Program.run("convert", "--to", "binary", "-", input: Data(Samples.good.utf8)).output
    binary.removeLast(10)
    let run = try Program.run("convert", "--to", "xml", "-", input: binary)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("<stdin>: is a damaged binary property list: "))
  }

  @Test func aReadOnlyOutputIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.good, to: "in.plist")
    let output = try folder.write("old", to: "out.plist")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: output.path)
    let run = try Program.run("convert", "--to", "json", "--output", "out.plist", "in.plist", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "out.plist: cannot be written: the file is read-only\n")
    #expect(try folder.contents(of: "out.plist") == Data("old".utf8))
    #expect(try folder.names == ["in.plist", "out.plist"])
  }

  @Test func aMissingFolderIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.good, to: "in.plist")
    let run = try Program.run("convert", "--to", "json", "--output", "no/out.json", "in.plist", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "no/out.json: cannot be written: No such file or directory\n")
  }
}
