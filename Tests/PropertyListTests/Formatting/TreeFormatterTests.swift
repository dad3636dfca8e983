import PropertyList
import SourceText
import Testing

/// The layout of Apple's writer, and even spacing in the old-style syntax.
@Suite struct TreeFormatterTests {
  private func format(_ text: String) throws -> String {
    let tree = PropertyListTree.parse(SourceText(text))
    #expect(tree.printed() == Array(text.utf8))
    let result = tree.text.applying(try #require(TreeFormatter(tree).edits()))
    let next = PropertyListTree.parse(result)
    #expect(next.printed() == result.bytes)
    #expect(next.value == tree.value, "the value stays")
    #expect(TreeFormatter(next).edits() == [], "the second run changes nothing")
    return result.string
  }

  // MARK: XML

  @Test func elementsGetLinesOfTheirOwn() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">

      <plist version="1.0">
        <dict><key>A</key><string> b </string>
            <key>B</key>

            <array>
            <integer>1</integer>   <true></true></array><key>C</key><dict>
            </dict></dict></plist>
      """
    #expect(
      try format(text) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
        <plist version="1.0">
        <dict>
        \t<key>A</key>
        \t<string> b </string>
        \t<key>B</key>
        \t<array>
        \t\t<integer>1</integer>
        \t\t<true/>
        \t</array>
        \t<key>C</key>
        \t<dict/>
        </dict>
        </plist>

        """
    )
  }

  @Test func commentsStayOnTheirLines() throws {
    let text = """
      <plist version="1.0">
      <dict>  <!-- a -->
      <!-- b
         b -->



      <key>A</key><!-- c -->
          <string>x</string>

      <key>B</key>
      <array><!-- d --></array>
      </dict>
      </plist>
      <!-- e -->
      """
    #expect(
      try format(text) == """
        <plist version="1.0">
        <dict> <!-- a -->
        \t<!-- b
           b -->

        \t<key>A</key> <!-- c -->
        \t<string>x</string>

        \t<key>B</key>
        \t<array> <!-- d -->
        \t</array>
        </dict>
        </plist>
        <!-- e -->

        """
    )
  }

  @Test func whatAppleWritesStays() throws {
    let bytes = (0..<200).map(UInt8.init)
    let inner = PropertyListValue.array([.data(bytes), .string(""), .dictionary([]), .boolean(false), .data([])])
    let value = PropertyListValue.dictionary([
      .init(key: "", value: .string("a\n  b")),
      .init(key: "X", value: .array([inner, .array([inner])])),
    ])
    let text = XMLWriter().document(value)
    #expect(try format(text) == text)
  }

  @Test func dataIsFolded() throws {
    let digits = String(repeating: "AAEC", count: 20)
    let text = "<plist><dict><key>D</key><data>\(digits)</data></dict></plist>"
    let lines = try format(text).split(separator: "\n").map(String.init)
    #expect(lines[4] == "\t" + String(repeating: "AAEC", count: 17))
    #expect(lines[5] == "\t" + String(repeating: "AAEC", count: 3))
    #expect(lines[6] == "\t</data>")
  }

  @Test func dataThatReadersCutStays() throws {
    let data = "<data>AAEC AAE</data>"
    #expect(try format("<plist><array>\(data)</array></plist>").contains(data))
  }

  @Test func attributesAndLineEndsStay() throws {
    let text = "<plist version=\"1.0\">\r\n<dict>\r\n<key>A</key> <dict a=\"b\"></dict>\r\n</dict>\r\n</plist>\r\n"
    let entry = "\t<key>A</key>\r\n\t<dict a=\"b\"></dict>\r\n"
    #expect(try format(text) == "<plist version=\"1.0\">\r\n<dict>\r\n\(entry)</dict>\r\n</plist>\r\n")
  }

  @Test func editsAreSmall() throws {
    let text = "<plist>\n<dict>\n    <key>A</key>\n    <string>b</string>\n</dict>\n</plist>\n"
    let edits = try #require(TreeFormatter(PropertyListTree.parse(SourceText(text))).edits())
    #expect(edits.map(\.replacement) == ["\t", "\t"])
    #expect(edits.map(\.range.count) == [4, 4])
  }

  // MARK: The old-style syntax

  @Test func stringTables() throws {
    let text = """

      /* Title */
      "a"="b";
        "c"   =  "d" ;// why



      "e" = "f"; "g"
        = "h"
      ;
      """
    #expect(
      try format(text) == """
        /* Title */
        "a" = "b";
        "c" = "d"; // why

        "e" = "f"; "g"
        \t= "h";

        """
    )
  }

  @Test func containers() throws {
    let text = """
      // !$*UTF8*$!
      {
          A={isa=B;};
          list=(
          1 ,2, /* two */
              (3),
          ); d = <0aff 00>;
      }
      """
    #expect(
      try format(text) == """
        // !$*UTF8*$!
        {
            A = {isa = B;};
            list = (
                1, 2, /* two */
                (3),
            ); d = <0aff 00>;
        }

        """
    )
  }

  @Test(arguments: ["", "  \n", "\"a\" = \"b\"", "<plist>", "\u{2028}a = b;"])
  func whatCannotBeMovedIsLeft(text: String) {
    let edits = TreeFormatter(PropertyListTree.parse(SourceText(text))).edits()
    #expect(edits == nil || edits == [])
  }
}
