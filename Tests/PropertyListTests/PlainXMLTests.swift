import Foundation
import PropertyList
import SourceText
import TestSupport
import Testing

/// Where nothing of libxml2's is to be expected, it reports nothing.
@Suite struct PlainXMLTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    """

  private func isPlain(_ content: String, after head: String = Self.head, end: String = "</plist>\n") -> Bool {
    PlainXML.contains(SourceText(head + content + end))
  }

  @Test(arguments: [
    "<dict>\n\t<key>a</key>\r\n\t<string>é 🙂 ， &amp;&lt;&gt;&quot;&apos; a]] ></string><key>b</key><true/></dict>",
    "<!-- one - line --><array><string/><integer>1</integer><data>\nAA==\n</data><dict/></array>",
    "<string>\u{7F}</string>",
  ])
  func whatXcodeWritesIsPlain(_ content: String) { #expect(isPlain(content)) }

  @Test func theFirstLinesMayBeAbsent() {
    #expect(isPlain("<dict/>", after: "<plist version=\"1.0\">"))
    #expect(
      isPlain("<dict/>", after: "<!-- a -->\n" + Self.head.split(separator: "\n").dropFirst().joined(separator: "\n"))
    )
  }

  @Test(arguments: [
    "<dict a=\"b\"/>", "<dict >\n</dict>", "<string>&#65;</string>", "<string>&a;</string>", "<string>& </string>",
    "<string>]]></string>", "<string><![CDATA[a]]></string>", "<!-- a -- b --><dict/>", "<!-- a --- ><dict/>",
    "<?a?><dict/>",
    "<string>\u{1}</string>", "<string>\u{FFFE}</string>", "<true></true>", "<dict/></array>", "<dict>", "<other/>",
    "<array><key>a</key></array>", "<array></dict>", "</>",
  ])
  func otherThingsAreNot(_ content: String) { #expect(!isPlain(content)) }

  @Test func neitherIsAnotherStartOrEnd() {
    #expect(!isPlain("<dict/>", after: " " + Self.head))
    #expect(!isPlain("<dict/>", after: "\u{FEFF}" + Self.head))
    #expect(!isPlain("<dict/>", after: "<plist version='1.0'>"))
    #expect(!isPlain("<dict/>", end: ""))
    #expect(!isPlain("<dict/>", end: "</plist>\na"))
    #expect(!PlainXML.contains(SourceText("")))
  }

  @Test func neitherIsInvalidUTF8() {
    let bytes = Array((Self.head + "<string>").utf8) + [0xC3] + Array("</string></plist>".utf8)
    #expect(!PlainXML.contains(SourceText(bytes: bytes)))
  }

  @Test func neitherAreDeepOrLargeTexts() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    }
    #expect(isPlain(nested(200)) && !isPlain(nested(201)))
    #expect(!isPlain("<string>" + String(repeating: "a", count: 256_000) + "</string>"))
  }

  // MARK: libxml2

  @Test func libxml2FindsNothingInMutantsThatArePlain() throws {
    try check(Fixtures.folder.appendingPathComponent("Syntax"), sizeLimit: .max)
  }

  @Test(.enabled(if: Fixtures.corpus != nil))
  func libxml2FindsNothingInMutantsOfRealFilesThatArePlain() throws {
    try check(try #require(Fixtures.corpus), sizeLimit: 3_000)
  }

  /// Asks libxml2 about all mutants that are plain and of which our parser reports nothing.
  private func check(_ folder: URL, sizeLimit: Int) throws {
    let seeds = try Fixtures.files(in: folder, suffixes: [".plist", ".entitlements", ".xcprivacy", ".stringsdict"])
      .map { try Fixtures.contents(of: $0) }.filter { $0.starts(with: Array("<".utf8)) && $0.count <= sizeLimit }
    var (mutator, plain) = (Mutator(seed: 2028), 0)
    for index in 0..<MutationVerdictTests.count {
      let file = DecodedFile(mutator.mutate(seeds[index % seeds.count]))
      guard PlainXML.contains(file.text) else { continue }
      let tree = PropertyListTree.parse(file.text)
      guard tree.format == .xml, !tree.hasIssues else { continue }
      plain += 1
      let problems = XMLValidator.problems(in: file.text)
      #expect(problems.isEmpty, "\(problems.map(\.message)) \(file.text.string)")
    }
    // Many must be, or the comparison proves nothing.
    #expect(plain > MutationVerdictTests.count / 50, "\(plain)")
  }
}
