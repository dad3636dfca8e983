import PropertyList
import SourceText
import Testing

/// Bytes that are not UTF-8 are rejected where CoreFoundation reads them.
@Suite struct XMLUTF8Tests {
  private func tree(_ before: String, _ bytes: [UInt8], _ after: String) -> PropertyListTree {
    let text = SourceText(bytes: Array(before.utf8) + bytes + Array(after.utf8))
    let tree = PropertyListTree.parse(text)
    #expect(tree.printed() == text.bytes)
    #expect(tree.isReadable == CoreFoundation.reads(text.bytes))
    return tree
  }

  @Test(
    arguments: [[0xFF], [0xE9], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80]] as [[UInt8]]
  )
  func textIsRefusedAtTheByte(_ bytes: [UInt8]) {
    let tree = tree("<array><string>aé", bytes, "</string></array>")
    #expect(tree.issues.map(\.code) == [.invalidUTF8])
    #expect(tree.issues.first?.range == 18..<19)
  }

  @Test func commentsMayHoldAnything() {
    #expect(tree("<array><!-- ", [0xFF], " --></array>").isReadable)
  }

  @Test func CDATASectionsAreText() {
    #expect(!tree("<string><![CDATA[", [0xFF], "]]></string>").isReadable)
  }
}
