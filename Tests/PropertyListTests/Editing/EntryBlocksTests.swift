@testable import PropertyList
import SourceText
import TestSupport
import Testing

/// Entries move with their comments and nothing is lost.
@Suite struct EntryBlocksTests {
  private func tree(_ text: String) -> PropertyListTree { .parse(SourceText(text)) }

  private func blocks(_ tree: PropertyListTree) throws -> EntryBlocks {
    let root = try #require(tree.root)
    return try #require(EntryBlocks(root))
  }

  private func reordered(_ text: String, _ order: [Int]) throws -> String {
    let tree = tree(text)
    let blocks = try self.blocks(tree)
    guard let edit = blocks.reordered(order) else { return text }
    let result = tree.text.applying(edit)
    let changed = PropertyListTree.parse(result)
    #expect(changed.isReadable && changed.printed() == result.bytes)
    return result.string
  }

  @Test func commentsAboveAndAfterAnEntryMove() throws {
    let text = """
      /* File */

      /* one */
      // more of one
      "a" = "1"; // after
      "b" = "2";
      /* three */ "c" = "3";
      /* end */

      """
    #expect(
      try reordered(text, [2, 1, 0]) == """
        /* File */

        /* three */ "c" = "3";
        "b" = "2";
        /* one */
        // more of one
        "a" = "1"; // after
        /* end */

        """
    )
  }

  @Test func groupsStayTogether() throws {
    let text = "\"a\" = \"1\";\n\"b\" = \"2\";\n\n\"c\" = \"3\";\n\"d\" = \"4\";\n"
    #expect(
      try reordered(text, [3, 2, 0, 1])
        == "\"d\" = \"4\";\n\"c\" = \"3\";\n\n\"a\" = \"1\";\n\"b\" = \"2\";\n"
    )
    #expect(
      try reordered(text, [1, 0, 3, 2])
        == "\"b\" = \"2\";\n\"a\" = \"1\";\n\n\"d\" = \"4\";\n\"c\" = \"3\";\n"
    )
  }

  @Test func onlyWhatMovesIsWritten() throws {
    let tree = tree("a = 1;\nb = 2;\nc = 3;\nd = 4;\n")
    let blocks = try self.blocks(tree)
    #expect(blocks.reordered([0, 2, 1, 3]) == TextEdit(range: 6..<21, replacement: "\nc = 3;\nb = 2;\n"))
    #expect(blocks.reordered([0, 1, 2, 3]) == nil)
  }

  @Test(arguments: [
    "a = 1; b = 2; // x\nc = 3;", "a = 1; // x", "a = 1; // x\nb = 2;", "a = 1 /* in */ ;b=2;",
    "{ a = 1; b = (1, /* in */ 2); /* c */ }", "\"a\";\n/* b */\n\n/* own */\n\"b\" = \"2\"; /* x */ // y\n",
    "// x\r\n\r\n\"a\" = \"1\";\r\n\"b\" = \"2\";\r\n\r\n\"c\" = \"3\";\r\n",
    "/* over\n\nlines */ a = 1; /* over\nlines */ b = 2;\n", "a = 1;;\n b = 2;",
    "<plist>\n<dict>\n\t<!-- a -->\n\t<key>a</key>\n\t<dict>\n<!-- in -->\n</dict> <!-- x -->\n\n\t<key>b</key>\n\t<true/>\n</dict>\n</plist>",
    "<dict><key>a</key><true/><!-- x --><key>b</key><true/></dict>", "a = 1;\n/* c */ b = 2; c = 3; // d\n// e\n",
  ])
  func allOrdersKeepAllValuesAndComments(text: String) throws {
    let tree = tree(text)
    guard tree.issues.isEmpty else { return }
    let count = try blocks(tree).blocks.count
    for order in Self.orders(count) {
      let result = self.tree(try reordered(text, order))
      let keys = try #require(result.root).entries.compactMap(\.name)
      let former = try #require(tree.root).entries.compactMap(\.name)
      #expect(keys == order.map { former[$0] })
      for key in former { #expect(result.root?.value(forKey: key)?.value == tree.root?.value(forKey: key)?.value) }
      #expect(Self.comments(result) == Self.comments(tree), "\(text) in order \(order)")
    }
  }

  private static func comments(_ tree: PropertyListTree) -> [String] {
    tree.trivia.map { tree.text.string(in: $0.range) }.sorted()
  }

  private static func orders(_ count: Int) -> [[Int]] {
    guard count > 1 else { return [Array(0..<count)] }
    return orders(count - 1).flatMap { order in
      (0..<count).map { place in Array(order.prefix(place)) + [count - 1] + Array(order.dropFirst(place)) }
    }
  }

  private func adding(_ text: String, after place: Int?) throws -> String {
    let tree = tree(text)
    let blocks = try self.blocks(tree)
    let entries = ["x", "y"].map { key in
      EntryBlocks.NewEntry(after: place, key: key, value: .string(key), comments: ["/* \(key) */"])
    }
    let result = tree.text.applying(blocks.adding(entries))
    #expect(PropertyListTree.parse(result).isReadable)
    return result.string
  }

  @Test func newEntriesFollowTheLayout() throws {
    let new = "/* x */\n\"x\" = \"x\";\n/* y */\n\"y\" = \"y\";"
    let wide = new.replacing(";\n", with: ";\n\n")
    #expect(
      try adding("\"a\" = \"1\"; // one\n\"b\" = \"2\";\n", after: 0)
        == "\"a\" = \"1\"; // one\n\(new)\n\"b\" = \"2\";\n"
    )
    #expect(try adding("/* File */\n\n\"a\" = \"1\";\n", after: nil) == "/* File */\n\n\(new)\n\"a\" = \"1\";\n")
    #expect(
      try adding("\"a\" = \"1\";\n\n\"b\" = \"2\";\n\n\"c\" = \"3\";\n", after: 2)
        == "\"a\" = \"1\";\n\n\"b\" = \"2\";\n\n\"c\" = \"3\";\n\n\(wide)\n"
    )
    #expect(try adding("/* File */\n", after: nil) == "/* File */\n\(wide)\n")
  }

  @Test func whatCannotBeReadNextToAnEntryDoesNoHarm() throws {
    // Foundation stops at the brace and ignores the rest, which begins after the line of the first entry's end.
    let tree = tree("/;{\"\" \"\n;")
    let blocks = EntryBlocks(try #require(tree.root))
    #expect(blocks?.blocks.map(\.range).allSatisfy { $0.upperBound <= tree.text.count } != false)
  }

  @Test func brokenTextsDoNoHarm() {
    let text = "/* one */ \"a\" = \"1\"; // after\n\n\"b\" = {c = d; /* two */};\n\"e\"; /f; \"g\" = (1, 2);\n"
    var mutator = Mutator(seed: 11)
    for _ in 0..<20_000 {
      let tree = PropertyListTree.parse(SourceText(bytes: mutator.mutate(Array(text.utf8))))
      guard let root = tree.root, root.kind == .dictionary, let blocks = EntryBlocks(root) else { continue }
      let ranges = blocks.blocks.map(\.range)
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
  }
}
