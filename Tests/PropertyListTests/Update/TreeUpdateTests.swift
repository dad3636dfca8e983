import Foundation
import PropertyList
import SourceText
import TestSupport
import Testing

/// A tree that is updated after an edit equals one that is parsed from scratch.
@Suite struct TreeUpdateTests {
  /// The number of edits in each of the two suites; `PLIST_EDITS` sets another one.
  static let count = ProcessInfo.processInfo.environment["PLIST_EDITS"].flatMap(Int.init) ?? 10_000

  @Test(arguments: [1, 2, 3, 4])
  func editsOfSmallDocuments(seed: UInt64) throws {
    var session = try EditSession(seed: seed, texts: EditSession.syntaxFixtures() + EditSession.generated)
    for _ in 0..<(Self.count / 4) { try session.edit() }
    // Most edits must be read in part only, or the comparison proves nothing.
    #expect(session.shared > Self.count / 12)
  }

  @Test func editsOfDocumentsInOneSegment() throws {
    var session = EditSession(seed: 5, texts: EditSession.generated, segmentSizes: 4096...4096)
    for _ in 0..<(Self.count / 50) { try session.edit() }
  }

  @Test(arguments: [
    "{ a = (" + String(repeating: "b ", count: 200) + "); }",
    String(repeating: #""a" = "b" "#, count: 200),
    String(repeating: "\"a\" = \"b\"\n", count: 200),
    "<plist><dict>" + String(repeating: "<key>a</key>\n", count: 200) + "</dict></plist>",
  ])
  func textsWithoutSeparatorsHaveSeveralSegments(text: String) {
    let tree = PropertyListTree.parse(SourceText(text), segmentSize: 64)
    #expect(tree.segmentCount > 4)
    #expect(tree.issues == PropertyListTree.parse(SourceText(text), segmentSize: 100_000).issues)
  }

  @Test func aCommentThatEndsWithTheTextIsReadAgainWhenSomethingFollows() {
    let entries = String(repeating: "<key>b</key>\n<string>c</string>\n", count: 4)
    let text = SourceText("<pg>a</b<!-->\(entries)<string>d-->")
    let edit = TextEdit.insert("-->", at: text.count)
    let tree = PropertyListTree.parse(text, segmentSize: 8)
    let edited = text.applying(edit)
    let updated = tree.updated(with: edited, change: TextChange(edit, in: text))
    #expect(TreeComparison.difference(updated, .parse(edited)) == nil)
  }

  @Test(.enabled(if: Fixtures.corpus != nil))
  func editsOfRealFiles() throws {
    let folder = try #require(Fixtures.corpus)
    let suffixes = [".plist", ".strings", ".entitlements", ".xcprivacy", ".stringsdict"]
    let texts = try Fixtures.files(in: folder, suffixes: suffixes).map { try Fixtures.contents(of: $0) }
      .filter { !BinaryReader.recognises($0) && $0.count < 6_000 }
      .map { DecodedFile($0).text }
    var session = EditSession(seed: 6, texts: texts, segmentSizes: 24...600)
    for _ in 0..<Self.count { try session.edit() }
  }
}

/// Makes edit after edit and compares both ways to a tree.
struct EditSession {
  private var generator: SeededGenerator
  private let texts: [SourceText]
  private let segmentSizes: ClosedRange<Int>
  private var tree: PropertyListTree
  private var editsLeft = 0
  /// In how many edits segments were shared by both trees.
  private(set) var shared = 0

  init(seed: UInt64, texts: [SourceText], segmentSizes: ClosedRange<Int> = 8...200) {
    generator = SeededGenerator(seed: seed)
    self.texts = texts
    self.segmentSizes = segmentSizes
    tree = .parse(SourceText(""))
  }

  mutating func edit() throws {
    if editsLeft == 0 {
      let text = try #require(texts.randomElement(using: &generator))
      tree = .parse(text, segmentSize: Int.random(in: segmentSizes, using: &generator))
      editsLeft = Int.random(in: 1...40, using: &generator)
    }
    editsLeft -= 1
    let edit = randomEdit()
    let text = tree.text.applying(edit)
    let change = TextChange(range: edit.range, count: edit.replacement.utf8.count)
    let updated = tree.updated(with: text, change: change)
    if let short = tree.updated(with: text, change: change, limit: 100),
      let difference = TreeComparison.difference(short, updated)
    {
      Issue.record("with a limit: \(difference)\nafter \(edit) of\n\(tree.text.string)")
    }
    let former = Set(tree.segments.map(\.id))
    if updated.segments.contains(where: { former.contains($0.id) }) { shared += 1 }
    let scratch = PropertyListTree.parse(text)
    if let difference = TreeComparison.difference(updated, scratch) {
      Issue.record("\(difference)\nafter \(edit) of\n\(tree.text.string)")
      editsLeft = 0
      throw Failure()
    }
    let outline = tree.outline(applying: edit)
    if let difference = TreeComparison.differenceOfNodes(outline, scratch) {
      Issue.record("outline: \(difference)\nafter \(edit) of\n\(tree.text.string)")
      editsLeft = 0
      throw Failure()
    }
    tree = updated
  }

  struct Failure: Error {}

  private static let snippets = [
    "<", ">", "</", "/>", "&", "&amp;", ";", "=", "\"", "'", "{", "}", "(", ")", ",", "\\", "/*", "*/", "//", "<!--",
    "-->",
    "<key>", "</key>", "<key>k</key>", "<string>", "</string>", "<string>v</string>", "<dict>", "</dict>", "<array>",
    "</array>", "<true/>", "<integer>1</integer>", "<![CDATA[", "]]>", "<?", "?>", "\n", "\r\n", " ", "\t", "x", "é",
    "\u{2028}", "<<<<<<< HEAD\n", "\n=======\n", "\n>>>>>>> b\n", "\n#if X\n", "\\U00e9", "<plist>", "</plist>",
    "<other>",
    "</other>", "\"a\" = \"b\";\n", "a = (1, 2, { b = c; });", "<dict><key>a</key><true/></dict>", "<!-- c -->",
    "<00ff>", "<*I1>", "<!DOCTYPE plist>", "<date>2026-01-01T00:00:00Z</date>", "\0",
  ]

  /// Returns a typical edit: mostly to type or delete some letters, at times to paste, or to cut much.
  private mutating func randomEdit() -> TextEdit {
    let count = tree.text.count
    let start = characterStart(Int.random(in: 0...count, using: &generator))
    let lengths = [0, 0, 0, 1, 1, 2, 5, 12, 60, 400]
    let length = lengths.randomElement(using: &generator) ?? 0
    let end = max(start, characterStart(min(count, start + length)))
    var replacement = ""
    if length == 0 || Bool.random(using: &generator) {
      replacement = Self.snippets.randomElement(using: &generator) ?? ""
    }
    if Int.random(in: 0..<12, using: &generator) == 0 {
      let from = characterStart(Int.random(in: 0...count, using: &generator))
      replacement = tree.text.string(in: from..<max(from, characterStart(min(count, from + 80))))
    }
    return TextEdit(range: start..<end, replacement: replacement)
  }

  private func characterStart(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < tree.text.count, UTF8Sequence.isContinuation(tree.text[offset]) { offset -= 1 }
    return offset
  }

  static func syntaxFixtures() throws -> [SourceText] {
    try Fixtures.files(
      in: Fixtures.folder.appendingPathComponent("Syntax"),
      suffixes: [".plist", ".strings", ".entitlements", ".xcprivacy", ".stringsdict"]
    )
    .map { DecodedFile([UInt8](try Data(contentsOf: $0))).text }
  }

  /// A flat dictionary, a long array, deep nesting, tables and old-style lists.
  static let generated: [SourceText] = {
    let pairs = (0..<60).map { "<key>k\($0)</key>\n<string>v \($0)</string>\n" }.joined()
    let items = (0..<40).map { "<dict><key>a</key><integer>\($0)</integer><key>b</key><array/></dict>\n" }.joined()
    let deep = String(repeating: "<array><dict><key>d</key>", count: 12)
    let deepEnd = String(repeating: "</dict></array>", count: 12)
    let rows = (0..<60).map { "/* c \($0) */\n\"k\($0)\" = \"v \\\"\($0)\\\"\";\n" }.joined()
    let list = (0..<40).map { "{ a = \($0); b = (x, \"y z\", <00ff>); }" }.joined(separator: ",\n")
    return [
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(pairs)</dict>\n</plist>\n",
      "<plist><array>\n\(items)</array></plist>", "<plist>\(deep)<true/>\(deepEnd)</plist>", rows, "(\n\(list)\n)\n",
      "{ top = { list = (\(list)); }; }",
    ]
    .map { SourceText($0) }
  }()
}

/// Returns the differences of two trees.
enum TreeComparison {
  static func difference(_ updated: PropertyListTree, _ scratch: PropertyListTree) -> String? {
    if updated.printed() != updated.text.bytes { return "the updated tree prints another text" }
    if updated.format != scratch.format { return "formats \(updated.format), \(scratch.format)" }
    if updated.isReadable != scratch.isReadable { return "isReadable \(updated.isReadable)" }
    if let difference = differenceOfNodes(updated, scratch) { return difference }
    let (first, second) = (updated.issues, scratch.issues)
    if first != second { return "issues\n" + firstDifference(first, second) }
    let inSegments = updated.segments.flatMap(\.issues)
    if inSegments != second { return "issues of segments\n" + firstDifference(inSegments, second) }
    if updated.trivia != scratch.trivia { return "trivia" }
    if updated.hasConflictMarker != scratch.hasConflictMarker { return "hasConflictMarker" }
    return nil
  }

  private struct NodeFacts: Hashable {
    var kind: NodeKind
    var range: Range<Int>
    var content: Range<Int>
    var flags: UInt16
    var parent: Range<Int>?
    var childCount: Int
  }

  static func differenceOfNodes(_ updated: PropertyListTree, _ scratch: PropertyListTree) -> String? {
    let (left, right) = (nodes(updated), nodes(scratch))
    return left == right ? nil : "nodes\n" + firstDifference(left, right)
  }

  private static func nodes(_ tree: PropertyListTree) -> [NodeFacts] {
    tree.allNodes.map { node in
      NodeFacts(
        kind: node.kind,
        range: node.range,
        content: node.contentRange,
        flags: node.flags.rawValue,
        parent: node.parent?.range,
        childCount: node.kind.isContainer ? node.children.reduce(0) { count, _ in count + 1 } : 0
      )
    }
  }

  private static func firstDifference<Item: Equatable>(_ left: [Item], _ right: [Item]) -> String {
    for index in 0..<max(left.count, right.count) {
      let first = index < left.count ? left[index] : nil
      let second = index < right.count ? right[index] : nil
      if first != second {
        return "\(index): updated \(first.map { "\($0)" } ?? "-")\nscratch \(second.map { "\($0)" } ?? "-")"
      }
    }
    return ""
  }
}
