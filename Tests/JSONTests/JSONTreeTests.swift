import JSON
import Testing

@Suite struct JSONTreeTests {
  private func tree(_ text: String) throws -> JSONTree {
    let bytes = Array(text.utf8)
    let tree = try JSONTree.read(bytes)
    #expect(tree.printed() == bytes)
    return tree
  }

  private func problem(_ text: String) -> JSONProblem? {
    do throws(JSONProblem) {
      _ = try JSONTree.read(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func keepsThePlacesOfAllMembers() throws {
    let root = try tree(#" { "a" : [ 1, true , null ], "b":{"c":"d\n"}, "a" : "é" } "#).root
    #expect(root.members.map(\.name.string) == ["a", "b", "a"])
    #expect(root.members.map(\.name.range) == [3..<6, 29..<32, 46..<49])
    #expect(root["a"]?.string == "é")
    #expect(root["b"]?["c"]?.string == "d\n")
    let elements = try #require(root.members.first?.value.elements)
    #expect(elements.map(\.kind) == [.number, .bool, .null])
    #expect(elements.map(\.range) == [11..<12, 14..<18, 21..<25])
    #expect(elements[1].bool == true)
    #expect(root["b"]?.contentRange == 34..<43)
  }

  @Test(arguments: ["null", "-1.5e3", "\"\"", "[]", "{}", "[[],{}]", "\u{FEFF}{\"a\":1}", "{\r\n}\r\n"])
  func printsBack(_ text: String) throws {
    _ = try tree(text)
  }

  @Test(
    arguments: [
      ("", .missingValue, 0..<0), ("{\"a\": }", .missingValue, 6..<7), ("{a: 1}", .missingName, 1..<2),
      ("{\"a\" 1}", .missingColon, 5..<6), ("{\"a\": 1 \"b\": 2}", .missingComma, 8..<9),
      ("{\"a\": 1,\n}", .trailingComma, 7..<8), ("[1, 2", .unclosedBracket, 0..<1),
      ("{\"a\": \"b\n\"}", .unclosedString, 6..<7), ("\"\\q\"", .invalidEscape, 1..<3),
      ("\"\\u12\"", .invalidEscape, 1..<3),
      ("[yes]", .invalidWord, 1..<4), ("[01]", .invalidWord, 1..<3), ("{} x", .contentAfterRoot, 3..<4),
      ("{\n<<<<<<< HEAD\n}", .conflictMarker, 2..<9), ("{\"a\": 1\n=======\n}", .conflictMarker, 8..<15),
    ] as [(String, JSONProblem.Kind, Range<Int>)]
  )
  func findsTheFirstProblem(_ text: String, _ kind: JSONProblem.Kind, _ range: Range<Int>) {
    #expect(problem(text) == JSONProblem(kind, range))
  }

  @Test func bytesThatAreNotUTF8AndDeepNestingAreProblems() {
    #expect(throws: JSONProblem(.invalidUTF8, 1..<2)) { try JSONTree.read([0x22, 0xFF, 0x22]) }
    #expect(problem(String(repeating: "[", count: 500))?.kind == .tooDeep)
  }

  @Test func everyPrefixOfATextIsReadOrRejectedWithAPlaceInside() {
    let bytes = Array(#"{"a" : [1, -2.5e1, "\u00e9\n"], "b" : {"c" : null, "d" : [ ]}}"#.utf8)
    for count in 0..<bytes.count {
      do throws(JSONProblem) {
        _ = try JSONTree.read(Array(bytes[..<count]))
        Issue.record("\(count) bytes are read")
      } catch {
        #expect(error.range.upperBound <= count)
      }
    }
  }
}
