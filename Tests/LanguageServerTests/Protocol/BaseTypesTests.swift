import Testing

@testable import LanguageServer

@Suite struct BaseTypesTests {
  @Test(arguments: ["null", "true", "7", "-7", "1.5", "\"é\\n\"", "[1,\"a\",null]", "{\"a\":{\"b\":[]}}", "1e300"])
  func jsonValueRoundTrip(json: String) throws {
    try expectRoundTrip(JSONValue.self, json)
  }

  @Test func jsonValueKeepsKinds() throws {
    let value = try decode(JSONValue.self, #"{"b":true,"i":1,"d":1.5,"s":"1","n":null,"a":[0]}"#)
    #expect(
      value
        == .object([
          "b": .bool(true), "i": .integer(1), "d": .double(1.5), "s": .string("1"), "n": .null,
          "a": .array([.integer(0)]),
        ])
    )
    #expect(value["b"]?.bool == true)
    #expect(value["s"]?.string == "1")
    #expect(value["a"]?.array == [.integer(0)])
    #expect(value["missing"] == nil)
    #expect(value["s"]?["x"] == nil)
  }

  @Test func integerOrStringKeepsTheKind() throws {
    #expect(try expectRoundTrip(IntegerOrString.self, "1") == .integer(1))
    #expect(try expectRoundTrip(IntegerOrString.self, "\"1\"") == .string("1"))
    #expect(throws: (any Error).self) { try decode(IntegerOrString.self, "1.5") }
  }

  @Test func nullResult() throws {
    #expect(text(NullResult()) == "null")
    #expect(try decode(NullResult.self, "null") == NullResult())
    #expect(try decode(NullResult.self, "{\"x\":1}") == NullResult())
  }

  @Test(arguments: ["file:///c%3A/x%20y", "untitled:Untitled-1", "file:///C:/x", ""])
  func uriIsKeptAsWritten(address: String) throws {
    #expect(try decode(DocumentURI.self, "\"\(address)\"").rawValue == address)
    #expect(text(DocumentURI(address)) == "\"\(address)\"")
  }

  @Test func positionsAreOrdered() {
    #expect(Position(line: 1, character: 9) < Position(line: 2, character: 0))
    #expect(Position(line: 1, character: 1) < Position(line: 1, character: 2))
  }

  @Test func positionsOfAnyNumberAreTaken() throws {
    #expect(
      try decode(Position.self, #"{"line":-1,"character":4294967295}"#) == Position(line: -1, character: 4_294_967_295)
    )
  }

  @Test func unknownEnumerationValuesAreKept() throws {
    #expect(try expectRoundTrip(MarkupKind.self, "\"asciidoc\"").rawValue == "asciidoc")
    #expect(try expectRoundTrip(DiagnosticSeverity.self, "9").rawValue == 9)
  }

  @Test func workspaceEditWithChanges() throws {
    let edit = try expectRoundTrip(
      WorkspaceEdit.self,
      #"""
      {"changes":{"file:///a":[{"range":{"start":{"line":0,"character":1},"end":{"line":0,"character":2}},"newText":"x"}]}}
      """#
    )
    #expect(edit.changes?[DocumentURI("file:///a")]?.map(\.newText) == ["x"])
  }

  @Test func workspaceEditWithVersions() throws {
    try expectRoundTrip(
      WorkspaceEdit.self,
      #"{"documentChanges":[{"textDocument":{"uri":"a","version":3},"edits":[]}]}"#
    )
  }

  @Test func workspaceEditThatMakesAFile() throws {
    let edit = try expectRoundTrip(
      WorkspaceEdit.self,
      #"""
      {"documentChanges":[{"kind":"create","uri":"a"},{"textDocument":{"uri":"a","version":null},"edits":[]}]}
      """#
    )
    #expect(edit.documentChanges?.first == .create(DocumentURI("a")))
  }

  @Test func workspaceEditThatRemovesAFile() throws {
    let edit = try expectRoundTrip(WorkspaceEdit.self, #"{"documentChanges":[{"kind":"delete","uri":"a"}]}"#)
    #expect(edit.documentChanges == [.delete(DocumentURI("a"))])
  }

  @Test func versionOfAClosedDocumentIsNull() throws {
    let identifier = OptionalVersionedTextDocumentIdentifier(uri: DocumentURI("a"), version: nil)
    #expect(text(identifier) == #"{"uri":"a","version":null}"#)
    try expectRoundTrip(OptionalVersionedTextDocumentIdentifier.self, #"{"uri":"a","version":null}"#)
  }

  @Test func textOrMarkup() throws {
    #expect(try expectRoundTrip(TextOrMarkup.self, "\"x\"") == .text("x"))
    let markup = try expectRoundTrip(TextOrMarkup.self, #"{"kind":"markdown","value":"**x**"}"#)
    #expect(markup == .markup(MarkupContent(kind: .markdown, value: "**x**")))
  }
}
