import Testing

@testable import LanguageServer

@Suite struct CompletionMessagesTests {
  private static let range = #"{"start":{"line":0,"character":1},"end":{"line":0,"character":5}}"#

  @Test func request() throws {
    let json = #"{"textDocument":{"uri":"a"},"position":{"line":1,"character":2}}"#
    #expect(try expectRoundTrip(CompletionRequest.self, json).position == Position(line: 1, character: 2))
  }

  @Test func theContextOfARequestIsNotLookedAt() throws {
    let json = #"{"textDocument":{"uri":"a"},"position":{"line":1,"character":2},"context":{"triggerKind":"x"}}"#
    #expect(try decode(CompletionRequest.self, json).textDocument.uri == DocumentURI("a"))
  }

  @Test func list() throws {
    let list = try expectRoundTrip(
      CompletionList.self,
      #"""
      {"isIncomplete":false,"itemDefaults":{"editRange":\#(Self.range),"insertTextFormat":2,"insertTextMode":1,
        "commitCharacters":["."],"data":{"uri":"a"}},"items":[
        {"label":"CFBundleName","labelDetails":{"detail":" key","description":"d"},"kind":10,"tags":[1],"detail":"string",
          "documentation":{"kind":"markdown","value":"*x*"},"preselect":true,"sortText":"1","filterText":"f",
          "insertText":"i","insertTextFormat":1,"insertTextMode":2,"textEdit":{"range":\#(Self.range),"newText":"n"},
          "textEditText":"t","additionalTextEdits":[{"range":\#(Self.range),"newText":""}],"commitCharacters":[">"],"data":7},
        {"label":"b","documentation":"plain"}]}
      """#
    )
    #expect(list.items[0].kind == .property)
    #expect(list.items[0].tags == [.deprecated])
    #expect(list.items[1].documentation == .text("plain"))
  }

  @Test func resolveCarriesTheItemItself() throws {
    let request = try expectRoundTrip(CompletionItem.self, #"{"label":"x","data":{"k":1}}"#)
    #expect(request == CompletionItem(label: "x", data: .object(["k": .integer(1)])))
  }

  @Test func noResultIsNull() throws {
    #expect(text(CompletionRequest.Result.none) == "null")
  }
}
