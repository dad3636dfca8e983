import PropertyList
import SourceText
import TestSupport
import Testing

/// The index of large dictionaries answers as a walk over their entries does, before and after edits.
@Suite struct KeyIndexTests {
  @Test(arguments: [1, 2, 3])
  func answersAsAWalkDoes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var tree = PropertyListTree.parse(Self.document, segmentSize: 120)
    try #require(tree.spanningContainers.contains { $0.kind == .dictionary })
    var asked = 0
    for _ in 0..<300 {
      let edit = Self.edit(of: tree.text, &generator)
      tree = tree.updated(with: tree.text.applying(edit), change: TextChange(edit, in: tree.text))
      for dictionary in tree.spanningContainers where dictionary.kind == .dictionary {
        for name in ["k1", "k2", "k7", "k39", "a & b", "none"] {
          var last: DictionaryEntry?
          for entry in dictionary.entries where entry.name == name { last = entry }
          #expect(dictionary.entry(forKey: name) == last)
          asked += 1
        }
      }
      #expect(tree.repeatedKeys == Self.repeatedKeys(tree))
    }
    #expect(asked > 500)
  }

  @Test func answersForTheTreeBeforeAnEditAsWell() throws {
    let tree = PropertyListTree.parse(Self.document, segmentSize: 120)
    let place = try #require(tree.root?.entry(forKey: "a & b")?.key?.contentRange)
    let edit = TextEdit(range: place, replacement: "new")
    let updated = tree.updated(with: tree.text.applying(edit), change: TextChange(edit, in: tree.text))
    #expect(updated.root?.entry(forKey: "new") != nil)
    #expect(tree.root?.entry(forKey: "new") == nil)
    #expect(tree.root?.entry(forKey: "a & b") != nil)
    #expect(updated.root?.entry(forKey: "a & b") == nil)
  }

  @Test func noticesThatOneDictionaryReplacesAnother() throws {
    let filling = (0..<20).map { "k\($0) = v; " }.joined()
    let border = "}; b = {"
    let text = SourceText("{ a = { same = 1; \(filling) \(border) \(filling.uppercased()) same = 2; }; }")
    let tree = PropertyListTree.parse(text, segmentSize: 40)
    #expect(tree.repeatedKeys.isEmpty)
    let start = try #require(text.string.range(of: border)).lowerBound.utf16Offset(in: text.string)
    let edit = TextEdit(range: start..<(start + border.utf8.count), replacement: "")
    let updated = tree.updated(with: text.applying(edit), change: TextChange(edit, in: text))
    #expect(updated.repeatedKeys.map { $0.compactMap(\.stringValue) } == [["same", "same"]])
    #expect(tree.repeatedKeys.isEmpty)
  }

  private static let document: SourceText = {
    let entries = (0..<40).map { "<key>k\($0)</key><string>v</string>\n" }.joined()
    let inner = (0..<20).map { "<key>k\($0)</key><true/>\n" }.joined()
    return SourceText("<plist><dict>\n\(entries)<key>a &amp; b</key><dict>\(inner)</dict>\n\(entries)</dict></plist>")
  }()

  /// Doubles, renames or removes some bytes.
  private static func edit(of text: SourceText, _ generator: inout SeededGenerator) -> TextEdit {
    let start = Int.random(in: 0...text.count, using: &generator)
    let end = min(text.count, start + Int.random(in: 0...8, using: &generator))
    let texts = ["", "", "k", "7", "<key>k1</key><true/>", "<dict>", "</dict>", "<key>k2</key>\n<string>x</string>\n"]
    return TextEdit(range: start..<end, replacement: texts.randomElement(using: &generator) ?? "")
  }

  private static func repeatedKeys(_ tree: PropertyListTree) -> [[Node]] {
    var groups: [[Node]] = []
    for dictionary in tree.spanningContainers where dictionary.kind == .dictionary {
      let keys = dictionary.children.filter { $0.kind == .key }
      groups += Dictionary(grouping: keys) { $0.stringValue ?? "" }.values.filter { $0.count > 1 }
    }
    return groups.sorted { $0[0].range.lowerBound < $1[0].range.lowerBound }
  }
}
