import PropertyList
import SourceText
import Testing

/// Deep nesting ends at CoreFoundation's limit, without recursion.
@Suite struct XMLDepthTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
  }

  @Test func levels512AreAccepted() {
    ParserCheck.accepts(nested(512))
  }

  @Test func level513IsRefused() {
    let tree = ParserCheck.reports(
      String(repeating: "<array>", count: 512) + "1️⃣<array>2️⃣" + String(repeating: "</array>", count: 513),
      [(.tooDeep, "1️⃣", "2️⃣")]
    )
    #expect(Array(tree.allNodes).count == 512)
  }

  @Test(arguments: ["<array>", "<dict><key>a</key>", "<plist>", "<x>"])
  func aMillionLevelsAreReadInOneWalk(_ open: String) {
    let tree = PropertyListTree.parse(SourceText(String(repeating: open, count: 1_000_000)))
    #expect(!tree.isReadable)
    #expect(tree.issues.count < 5_000)
    #expect(tree.printed() == tree.text.bytes)
  }

  @Test func manyStrayTagsAreReadInOneWalk() {
    let tree = PropertyListTree.parse(SourceText("<array>" + String(repeating: "</dict>", count: 100_000)))
    #expect(tree.issues.count == 100_001)
    #expect(tree.printed() == tree.text.bytes)
  }
}
