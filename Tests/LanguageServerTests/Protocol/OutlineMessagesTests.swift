import Testing

@testable import LanguageServer

@Suite struct OutlineMessagesTests {
  private let range = #"{"start":{"line":0,"character":1},"end":{"line":0,"character":5}}"#

  @Test func nestedSymbols() throws {
    let child = #"{"name":"b","kind":15,"range":\#(range),"selectionRange":\#(range)}"#
    try expectRoundTrip(
      DocumentSymbolList.self,
      #"""
      [{"name":"a","detail":"x","kind":19,"tags":[1],"range":\#(range),"selectionRange":\#(range),"children":[\#(child)]}]
      """#
    )
  }

  @Test func flatSymbols() throws {
    let json = #"[{"name":"a","kind":19,"location":{"uri":"u","range":\#(range)},"containerName":"c"}]"#
    guard case .flat = try expectRoundTrip(DocumentSymbolList.self, json) else {
      Issue.record("not flat")
      return
    }
  }

  @Test func folding() throws {
    try expectRoundTrip(
      FoldingRange.self,
      #"{"startLine":1,"startCharacter":2,"endLine":3,"endCharacter":4,"kind":"region"}"#
    )
  }

  @Test func selection() throws {
    let chain = try expectRoundTrip(SelectionRange.self, #"{"range":\#(range),"parent":{"range":\#(range)}}"#)
    #expect(chain.ranges.count == 2)
    #expect(SelectionRange([]) == nil)
  }

  @Test func lenses() throws {
    try expectRoundTrip(CodeLensRequest.self, #"{"textDocument":{"uri":"a"}}"#)
    try expectRoundTrip(CodeLensRefreshRequest.self, "{}")
    try expectRoundTrip(
      CodeLensRequest.Result.self,
      #"""
      [{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":5}},
      "command":{"title":"Missing in de","command":""}}]
      """#
    )
  }

  @Test func links() throws {
    try expectRoundTrip(DocumentLink.self, #"{"range":\#(range),"target":"https://a.org"}"#)
  }
}
