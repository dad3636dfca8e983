import JSON
import SourceText
import Testing

@Suite struct JSONTreeEditorTests {
  private let text = """
    {
      "a" : {
        "x" : "1"
      },
      "c" : {

      }
    }
    """

  private func edited(_ text: String, _ edit: (JSONTreeEditor, JSONNode) -> TextEdit?) throws -> String {
    let tree = try JSONTree.read(Array(text.utf8))
    let edit = try #require(edit(JSONTreeEditor(tree), tree.root))
    return SourceText(text).applying(edit).string
  }

  @Test func insertsInTheLayoutOfXcode() throws {
    let member = JSONContent.Member("b", .object([.init("y", .string("2\n")), .init("z", .object([]))]))
    let result = try edited(text) { editor, root in
      editor.insert(member, into: root) { $0.name.string == "c" }
    }
    #expect(
      result == """
        {
          "a" : {
            "x" : "1"
          },
          "b" : {
            "y" : "2\\n",
            "z" : {

            }
          },
          "c" : {

          }
        }
        """
    )
  }

  @Test func insertsIntoAnEmptyObjectAndAtTheEnd() throws {
    let filled = try edited(text) { editor, root in
      root["c"].map { editor.insert(.init("y", .bool(false)), into: $0) }
    }
    #expect(filled.hasSuffix("  \"c\" : {\n    \"y\" : false\n  }\n}"))
    let ended = try edited(text) { editor, root in editor.insert(.init("d", .array([])), into: root) }
    #expect(ended.hasSuffix("  \"c\" : {\n\n  },\n  \"d\" : [\n\n  ]\n}"))
  }

  @Test func removesMembersWithTheirCommas() throws {
    let first = try edited(text) { editor, root in editor.removeMember(0, of: root) }
    #expect(first == "{\n  \"c\" : {\n\n  }\n}")
    let last = try edited(text) { editor, root in editor.removeMember(1, of: root) }
    #expect(last == "{\n  \"a\" : {\n    \"x\" : \"1\"\n  }\n}")
    let only = try edited(text) { editor, root in root["a"].flatMap { editor.removeMember(0, of: $0) } }
    #expect(only.hasPrefix("{\n  \"a\" : {\n\n  },\n"))
  }

  @Test func keepsOtherLayouts() throws {
    let result = try edited("{\r\n\t\"a\": {}\r\n}") { editor, root in
      editor.insert(.init("b", .object([.init("c", .string("\""))])), into: root)
    }
    #expect(result == "{\r\n\t\"a\": {},\r\n\t\"b\": {\r\n\t\t\"c\": \"\\\"\"\r\n\t}\r\n}")
    let inline = try edited("{\"a\":1}") { editor, root in editor.insert(.init("b", .bool(true)), into: root) }
    #expect(inline == "{\"a\":1,\"b\":true}")
  }

  @Test func writesWholeTexts() {
    let text = JSONTreeEditor.document(.object([.init("a", .array([.string("b")])), .init("c", .object([]))]))
    #expect(text == "{\n  \"a\" : [\n    \"b\"\n  ],\n  \"c\" : {\n\n  }\n}")
  }
}
