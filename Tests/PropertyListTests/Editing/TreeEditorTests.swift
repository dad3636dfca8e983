import Foundation
@testable import PropertyList
import SourceText
import TestSupport
import Testing

/// Edits change one thing and leave every other byte as it is.
@Suite struct TreeEditorTests {
  private func edit(_ text: String, _ change: (TreeEditor, Node) -> TextEdit) -> String {
    let tree = PropertyListTree.parse(SourceText(text))
    guard let root = tree.root else { return "" }
    return tree.text.applying(change(TreeEditor(tree), root)).string
  }

  private static let one = PropertyListValue.integer(IntegerValue(1))

  @Test(arguments: [
    (
      "<dict>\n  <key>a</key>\n  <true/>\n</dict>",
      "<dict>\n  <key>a</key>\n  <true/>\n  <key>b</key>\n  <integer>1</integer>\n</dict>"
    ),
    ("<dict/>", "<dict>\n\t<key>b</key>\n\t<integer>1</integer>\n</dict>"),
    (
      "<plist>\n<dict>\n</dict>\n</plist>", "<plist>\n<dict>\n\t<key>b</key>\n\t<integer>1</integer>\n</dict>\n</plist>"
    ),
    ("<dict><key>a</key><true/></dict>", "<dict><key>a</key><true/><key>b</key><integer>1</integer></dict>"),
    (
      "<dict>\r\n\t<key>a</key>\r\n\t<true/>\r\n</dict>",
      "<dict>\r\n\t<key>a</key>\r\n\t<true/>\r\n\t<key>b</key>\r\n\t<integer>1</integer>\r\n</dict>"
    ),
    ("{\n\ta = 1;\n}", "{\n\ta = 1;\n\tb = 1;\n}"), ("{ a = 1; }", "{ a = 1; b = 1; }"),
    ("\"a\" = \"1\";\n", "\"a\" = \"1\";\n\"b\" = 1;\n"),
    ("// nothing\n", "// nothing\n\"b\" = 1;\n"),
  ])
  func insertsEntries(_ before: String, _ after: String) {
    #expect(edit(before) { $0.insertEntry("b", Self.one, into: $1) } == after)
  }

  @Test(arguments: [
    (
      "<dict>\n  <key>a</key>\n  <true/>\n  <key>b</key>\n  <true/>\n</dict>",
      "<dict>\n  <key>b</key>\n  <true/>\n</dict>"
    ),
    ("<dict><key>a</key><true/><key>b</key><true/></dict>", "<dict><key>b</key><true/></dict>"),
    ("{\n\ta = 1;\n\tb = 2;\n}", "{\n\tb = 2;\n}"), ("\"a\" = \"1\";\n\"b\" = \"2\";\n", "\"b\" = \"2\";\n"),
  ])
  func removesEntries(_ before: String, _ after: String) {
    #expect(edit(before) { editor, root in root.entry(forKey: "a").map(editor.removeEntry) ?? .delete(0..<0) } == after)
  }

  @Test(arguments: [
    ("<array>\n  <true/>\n</array>", "<array>\n  <true/>\n  <integer>1</integer>\n</array>"), ("(a, b)", "(a, b, 1)"),
    ("(\n\ta\n)", "(\n\ta,\n\t1\n)"), ("<array/>", "<array>\n\t<integer>1</integer>\n</array>"),
  ])
  func insertsItems(_ before: String, _ after: String) {
    #expect(edit(before) { $0.insertItem(Self.one, into: $1) } == after)
  }

  @Test(arguments: [("(a, b)", "( b)"), ("(a)", "()"), ("<array>\n  <true/>\n</array>", "<array>\n</array>")])
  func removesItems(_ before: String, _ after: String) {
    #expect(edit(before) { editor, root in root.children.first.map(editor.removeItem) ?? .delete(0..<0) } == after)
  }

  @Test(arguments: [
    ("<array><string/></array>", "<array><string>x &amp; \"y\"</string></array>"),
    ("<array><string>old</string></array>", "<array><string>x &amp; \"y\"</string></array>"),
    ("(old)", "(\"x & \\\"y\\\"\")"), ("(\"old\")", "(\"x & \\\"y\\\"\")"),
  ])
  func replacesText(_ before: String, _ after: String) {
    let changed = edit(before) { editor, root in
      root.children.first.map { editor.replaceText(of: $0, with: "x & \"y\"") } ?? .delete(0..<0)
    }
    #expect(changed == after)
  }

  @Test func wrapsValues() {
    let text = edit("<array>\n  <string>a</string>\n</array>") { editor, root in
      root.children.first.map(editor.wrapInArray) ?? .delete(0..<0)
    }
    #expect(text == "<array>\n  <array>\n    <string>a</string>\n  </array>\n</array>")
  }

  @Test func everyFixtureAcceptsAnEntryInEveryDictionary() throws {
    let files = Fixtures.files(in: Fixtures.folder, suffixes: [".plist", ".strings", ".entitlements"])
    try #require(!files.isEmpty)
    let value = PropertyListValue.string("x & y")
    for file in files {
      let tree = PropertyListTree.parse(SourceText(bytes: try Fixtures.contents(of: file)))
      for (index, node) in tree.allNodes.enumerated() where node.kind == .dictionary {
        let edited = PropertyListTree.parse(
          tree.text.applying(TreeEditor(tree).insertEntry("New key", value, into: node))
        )
        #expect(edited.issues.count == tree.issues.count, "\(file.lastPathComponent)")
        let same = try #require(Array(edited.allNodes).dropFirst(index).first)
        #expect(same.value(forKey: "New key")?.stringValue == "x & y", "\(file.lastPathComponent)")
        let entry = try #require(same.entry(forKey: "New key"))
        let restored = PropertyListTree.parse(edited.text.applying(TreeEditor(edited).removeEntry(entry)))
        #expect(ParserCheck.xml(restored.value) == ParserCheck.xml(tree.value), "\(file.lastPathComponent)")
      }
    }
  }
}
