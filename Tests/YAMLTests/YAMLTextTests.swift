import Testing
import YAML

/// More of YAML than configurations need: block scalars, anchors, merge keys, JSON.
///
/// What is expected was written by PyYAML, all scalars as texts.
@Suite struct YAMLTextTests {
  /// Bug: a sign was taken for a digit.
  @Test(arguments: [#""\x+F""#, #""\x-1""#, #""\u+123""#, #""\U0000+041""#, #""\xg0""#, #""\x1"#])
  func escapesHaveHexadecimalDigitsOnly(text: String) {
    #expect(throws: YAMLProblem.self) { try YAMLReader.read(text) }
  }

  /// Bug: an unfinished last line got a line break.
  @Test(arguments: [("|", "b"), (">", "b"), ("|+", "b"), ("|-", "b")])
  func blockScalarsEndWithTheText(header: String, expected: String) throws {
    #expect(try YAMLReader.read("a: \(header)\n  b")?["a"]?.string == expected)
  }

  /// Bug: the blanks of the line above counted as an empty line of the text.
  @Test func emptyLinesAreNotDeeperThanTheTextBelow() throws {
    let problem = #expect(throws: YAMLProblem.self) { try YAMLReader.read("a: |\n    \n  b\n") }
    #expect(problem?.line == 3)
    #expect(problem?.column == 2)
    #expect(try YAMLReader.read("a: |\n \n  b\n    \n")?["a"]?.string == "\nb\n  \n")
  }

  /// Bug: what begins with "#" was read as text, which YAML 1.1 takes for a comment.
  @Test(arguments: ["[#a\nb]", "[a,#b\nc]", "{#a\nb: c}"])
  func commentsInBracketsNeedABlank(text: String) throws {
    let problem = #expect(throws: YAMLProblem.self) { try YAMLReader.read(text) }
    #expect(problem?.message == "a blank is missing in front of this comment")
  }

  /// Bug: a question mark in front of a bracket was read as text.
  @Test(arguments: ["[?]", "[?,a]", "{?}"])
  func keysWithAQuestionMarkAreRefusedInBrackets(text: String) {
    #expect(throws: YAMLProblem.self) { try YAMLReader.read(text) }
  }

  /// What YAML 1.2 reads and PyYAML, which keeps to YAML 1.1, reads in another way or refuses.
  @Test(arguments: [
    ("'a\u{2028}  b'", "\"a\u{2028}  b\""), ("'a\u{85}  b'", "\"a\u{85}  b\""), ("--- >\na\n# b\nc\n", "\"a # b c\n\""),
    ("- &a: b\n- *a:\n", #"["b", "b"]"#), ("[?a, :b]", #"["?a", ":b"]"#),
  ])
  func newerTextsAreRead(text: String, expected: String) throws {
    #expect(YAMLReaderTests.described(try YAMLReader.read(text)) == expected)
  }

  @Test(arguments: [
    ("a: b\n c\n\n d", "{\"a\": \"b c\nd\"}"),
    ("a: |\n  b\n   c\n\n  d\n", "{\"a\": \"b\n c\n\nd\n\"}"),
    ("a: >\n  b\n  c\n\n  d\n   e\n  f\n\n\ng: h\n", "{\"a\": \"b c\nd\n e\nf\n\", \"g\": \"h\"}"),
    ("a: |-\n  b\n\n", #"{"a": "b"}"#),
    ("a: |+\n  b\n\nc: d\n", "{\"a\": \"b\n\n\", \"c\": \"d\"}"),
    ("a: >-\n  x\n  y\n", #"{"a": "x y"}"#),
    ("- |\n a\n- >\n b\n", "[\"a\n\", \"b\n\"]"),
    ("a: |2\n   b\n", "{\"a\": \" b\n\"}"),
    ("x: &x\n  a: b\n  c: d\ny:\n  <<: *x\n  a: z\n", #"{"x": {"a": "b", "c": "d"}, "y": {"a": "z", "c": "d"}}"#),
    ("a: 'b\n  c\n\n  d'\n", "{\"a\": \"b c\nd\"}"),
    ("a: \"b \\\n   c\\td\n e\"\n", "{\"a\": \"b c\td e\"}"),
    ("{\"a\":1,\"b\":[true,null,{\"c\":\"d\\u00e9\"}]}", #"{"a": "1", "b": ["true", "null", {"c": "dé"}]}"#),
    ("- a: b\n  c:\n  - d\n  - e\n-\n  f: g\n", #"[{"a": "b", "c": ["d", "e"]}, {"f": "g"}]"#),
    ("a:\n\n  # c\n  b: c # d\n#e\n", #"{"a": {"b": "c"}}"#),
    ("%YAML 1.2\n---\na: b\n...\n", #"{"a": "b"}"#),
    ("a: &q b\nc: *q\n", #"{"a": "b", "c": "b"}"#),
    ("[a: b, c]", #"[{"a": "b"}, "c"]"#),
    ("a:b", #""a:b""#),
    ("a: :b", #"{"a": ":b"}"#),
    ("- -a\n- --- b\n", #"["-a", "--- b"]"#),
    ("a: |\n\n  b\n", "{\"a\": \"\nb\n\"}"),
    ("a: |\n  b\n #c\nd: e\n", "{\"a\": \"b\n\", \"d\": \"e\"}"),
    ("a: >\n\n  b\n  c\n", "{\"a\": \"\nb c\n\"}"),
    ("'a b': c\n\"d\" : e\n", #"{"a b": "c", "d": "e"}"#),
    ("a : b\n", #"{"a": "b"}"#),
    ("- - - a\n    - b\n  - c\n- d\n", #"[[["a", "b"], "c"], "d"]"#),
    ("a: &b\n- c\n", #"{"a": ["c"]}"#),
    ("a: &b\n  c: d\ne: *b\n", #"{"a": {"c": "d"}, "e": {"c": "d"}}"#),
    ("a:\r\n  b: c\r\n  d: |\r\n    e\r\n    f\r\n", "{\"a\": {\"b\": \"c\", \"d\": \"e\nf\n\"}}"),
    ("\u{FEFF}a: b\n", #"{"a": "b"}"#),
    ("a: 'x'  # y\n", #"{"a": "x"}"#),
    (#"a: {"b":c}"#, #"{"a": {"b": "c"}}"#),
    ("a: [b:c]", #"{"a": ["b:c"]}"#),
    ("a: http://x\n", #"{"a": "http://x"}"#),
    ("a: x#y\n", #"{"a": "x#y"}"#),
    ("- &x a: b\n  c: *x\n", #"[{"a": "b", "c": "a"}]"#),
    ("a: >+\n  b\n\n\n", "{\"a\": \"b\n\n\n\"}"),
    ("a:\n  - b: c\n    d: e\n  -\n    - f\n", #"{"a": [{"b": "c", "d": "e"}, ["f"]]}"#),
    ("a: ''\nb: \"\"\n", #"{"a": "", "b": ""}"#),
    ("a: >\n    b\n\n\n    c\n", "{\"a\": \"b\n\nc\n\"}"),
    ("a: >\n  * x\n\n  * y\n    z\n  w\n", "{\"a\": \"* x\n* y\n  z\nw\n\"}"),
  ])
  func textsAreRead(text: String, expected: String) throws {
    #expect(YAMLReaderTests.described(try YAMLReader.read(text)) == expected)
  }

  @Test(arguments: [
    ("a: *b", 1, 3), ("? a\n: b", 1, 0), ("a: b\n---\nc: d", 2, 0), ("a: |x\n  b", 1, 4), ("<<: a", 1, 4),
    ("a:\n  b: 'c", 2, 5), ("{\n\t\"a\": [1,\n\t\t2\n}", 4, 0), ("a: \"\\u12\"", 1, 4), ("a: \"\\uD800\"", 1, 4),
    ("a: - b", 1, 3), ("a: b\n\tc: d", 2, 2), ("a: b\nb:\n  - c\n  d: e", 4, 2),
  ])
  func problemsKnowTheirPlace(text: String, line: Int, column: Int) {
    let problem = #expect(throws: YAMLProblem.self) { try YAMLReader.read(text) }
    #expect(problem?.line == line)
    #expect(problem?.column == column)
  }

  @Test func nodesKnowTheirBytes() throws {
    let text = "ä: &x\n  - 'b'\n  - {c: \"d\"} # e\nf: |\n  g\n\nh: *x\ni:\nj: k\n  l\n"
    let bytes = Array(text.utf8)
    let root = try #require(try YAMLReader.read(bytes))
    func written(_ node: YAMLNode?) -> String? { node.map { String(decoding: bytes[$0.range], as: UTF8.self) } }
    #expect(written(root) == String(text.dropLast()))
    #expect(written(root["ä"]) == "- 'b'\n  - {c: \"d\"}")
    #expect(root["ä"]?.sequence?.map { written($0) } == ["'b'", "{c: \"d\"}"])
    #expect(written(root.value(at: "f")) == "|\n  g")
    #expect(written(root["h"]) == "*x")
    #expect(root["h"]?.sequence?.first?.line == 2)
    #expect(written(root["i"]) == "")
    #expect(root["i"]?.isNull == true)
    #expect(written(root["j"]) == "k\n  l")
    #expect(root.pair("j")?.key.line == 9)
    #expect(root["ä"]?.sequence?.last?["c"]?.column == 8)
    #expect(root.value(at: "j", "k") == nil)
  }

  @Test func lastKeyCountsWhereAsked() throws {
    #expect(try YAMLReader.read(Array("{a: 1, a: 2}".utf8), repeatedKeys: .lastCounts)?["a"]?.string == "2")
  }

  @Test(arguments: [("true", true), ("No", false), ("'true'", nil), ("1", nil)] as [(String, Bool?)])
  func plainWordsMayBeTruths(text: String, expected: Bool?) throws {
    #expect(try YAMLReader.read(text)?.bool == expected)
  }

  @Test func aliasesOfAliasesEnd() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for index in 1..<20 {
      text += "a\(index): &a\(index) [\(Array(repeating: "*a\(index - 1)", count: 10).joined(separator: ", "))]\n"
    }
    #expect(throws: YAMLProblem.self) { try YAMLReader.read(text) }
  }

  @Test func aliasesDoNotNestDeeper() {
    var text = "a0: &a0 [x]\n"
    for index in 1..<200 { text += "a\(index): &a\(index) [*a\(index - 1)]\n" }
    let problem = #expect(throws: YAMLProblem.self) { try YAMLReader.read(text) }
    #expect(problem?.message == "the nesting is too deep")
  }

  @Test func halfWrittenTextsTrapNobody() {
    let text = "a: &x\n  - 'b'\n  - {c: \"\\u00e9\", d: [e]}\nf: |+2\n  g\n<<: *x\n? h\n%\n---\n...\n"
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      for start in stride(from: 0, to: end, by: 3) { _ = try? YAMLReader.read(Array(bytes[start..<end])) }
    }
    _ = try? YAMLReader.read([0xFF, 0x00, 0x3A, 0x20, 0xC3])
  }
}
