import Testing
import YAML

/// The part of YAML that configurations are written in.
@Suite struct YAMLReaderTests {
  /// Writes a node as a nest of brackets.
  static func described(_ node: YAMLNode?) -> String {
    switch node?.content {
    case .scalar(let text): "\"\(text)\""
    case .sequence(let items): "[\(items.map { described($0) }.joined(separator: ", "))]"
    case .mapping(let pairs):
      "{\(pairs.map { "\(described($0.key)): \(described($0.value))" }.joined(separator: ", "))}"
    case nil: "nothing"
    }
  }

  @Test(arguments: [
    ("", "nothing"), ("# a\n\n  # b", "nothing"), ("---\na: 1", #"{"a": "1"}"#), ("plain text # c", #""plain text""#),
    ("a:\nb: x#y", #"{"a": "", "b": "x#y"}"#), ("a: http://b.c/d", #"{"a": "http://b.c/d"}"#),
    ("a:\n  - b\n  - c\nd: e", #"{"a": ["b", "c"], "d": "e"}"#),
    ("a:\n- b\n- c\nd: e", #"{"a": ["b", "c"], "d": "e"}"#),
    ("a:\n  b:\n    c: d\n  e: f\n", #"{"a": {"b": {"c": "d"}, "e": "f"}}"#),
    ("- a: b\n  c: d\n- e\n-\n", #"[{"a": "b", "c": "d"}, "e", ""]"#), ("- - a\n  - b\n- c", #"[["a", "b"], "c"]"#),
    ("a: [b, 'c, d', \"e\\n\", ]", "{\"a\": [\"b\", \"c, d\", \"e\n\"]}"),
    ("a: [\n  b, # x\n  c\n]", #"{"a": ["b", "c"]}"#),
    ("a: {b: 1, \"c\": [d]}", #"{"a": {"b": "1", "c": ["d"]}}"#), ("a: {b: , c: }", #"{"a": {"b": "", "c": ""}}"#),
    ("'it''s': \"\\u00e9\\\"\"", #"{"it's": "é""}"#), ("a: []\r\nb: {}\r\n", #"{"a": [], "b": {}}"#),
  ])
  func textsAreRead(text: String, expected: String) throws {
    #expect(Self.described(try YAMLReader.read(text)) == expected)
  }

  @Test(arguments: [
    ("a: [b", 1), ("a: b: c", 1), ("\t- x", 1), ("a: \"\\q\"", 1), ("a: 'b", 1), ("a: {b}", 1), ("a: b\n c: d", 2),
    ("a:\n  b: c\n d: e", 3), ("- a\nb: c", 2), ("a: b\nc", 2), ("a: 1\na: 2", 2),
    ("[a]: b", 1), ("a: ]", 1),
  ])
  func otherTextsAreRefusedWithALine(text: String, line: Int) {
    let problem = #expect(throws: YAMLProblem.self) { try YAMLReader.read(text) }
    #expect(problem?.line == line)
  }

  @Test func deepNestsAreRefused() {
    #expect(throws: YAMLProblem.self) { try YAMLReader.read(String(repeating: "[", count: 100_000)) }
    #expect(throws: YAMLProblem.self) { try YAMLReader.read(String(repeating: "- ", count: 1_000) + "a") }
  }
}
