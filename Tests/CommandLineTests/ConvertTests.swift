import Foundation
import Testing

@Suite struct ConvertTests {
  @Test func xmlIsWrittenAsAppleWritesIt() throws {
    let run = try Program.run("convert", "--to", "xml", "-", input: Data(Samples.everyKind.utf8))
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text == Samples.everyKind)
  }

  @Test func binaryHoldsTheSameValues() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.everyKind, to: "in.plist")
    #expect(try Program.run("convert", "--to", "binary", "--output", "out", "in.plist", in: folder).status == 0)
    #expect(try folder.contents(of: "out").starts(with: Data("bplist00".utf8)))
    #expect(try Program.run("convert", "--to", "xml", "out", in: folder).text == Samples.everyKind)
    #expect(try folder.names == ["in.plist", "out"])
  }

  @Test(arguments: ["-", "/dev/stdout"]) func standardOutputHasNames(output: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("{ a = b; }", to: "in.plist")
    let run = try Program.run("convert", "--to", "openstep", "--output", output, "in.plist", in: folder)
    #expect(run.status == 0)
    #expect(run.text.contains("a = b;"))
    #expect(try folder.names == ["in.plist"])
  }

  @Test func jsonIsSortedAndIndented() throws {
    let input = #"{ b = ("1", "a/b"); a = "é\n"; }"#
    let run = try Program.run("convert", "--to", "json", "-", input: Data(input.utf8))
    #expect(run.status == 0)
    #expect(
      run.text == """
        {
          "a" : "é\\n",
          "b" : [
            "1",
            "a/b"
          ]
        }

        """
    )
  }

  @Test func openStepIsReadBack() throws {
    let input = #""key one" = "A \"quoted\" text"; two = { list = (a, <0102>); };"#
    let openStep = try Program.run("convert", "--to", "openstep", "-", input: Data(input.utf8))
    #expect(openStep.status == 0)
    let expected = try Program.run("convert", "--to", "xml", "-", input: Data(input.utf8))
    let actual = try Program.run("convert", "--to", "xml", "-", input: openStep.output)
    #expect(actual.text == expected.text)
    #expect(actual.text.contains("<string>A \"quoted\" text</string>"))
  }

  @Test func theModeOfTheOutputStays() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.good, to: "in.plist")
    let output = try folder.write("old", to: "out.plist")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: output.path)
    #expect(try Program.run("convert", "--to", "xml", "--output", "out.plist", "in.plist", in: folder).status == 0)
    #expect(try folder.contents(of: "out.plist") == Data(Samples.good.utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: output.path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }
}
