import Testing

@testable import LanguageServer

@Suite struct CodeActionMessagesTests {
  private static let range = #"{"start":{"line":0,"character":1},"end":{"line":0,"character":5}}"#

  private func request(context: String) throws -> CodeActionRequest {
    try decode(CodeActionRequest.self, #"{"textDocument":{"uri":"a"},"range":\#(Self.range),"context":\#(context)}"#)
  }

  @Test func requestRoundTrip() throws {
    let request = try expectRoundTrip(
      CodeActionRequest.self,
      #"""
      {"textDocument":{"uri":"a"},"range":\#(Self.range),"context":{"only":["quickfix"],"triggerKind":1,
        "diagnostics":[{"range":\#(Self.range),"code":"r","message":"m","data":[1]}]}}
      """#
    )
    #expect(request.context.only == [.quickFix])
    #expect(request.context.diagnostics.first?.data == .array([.integer(1)]))
  }

  @Test func unreadableDiagnosticsOfOthersAreLeftOut() throws {
    let request = try request(
      context: #"""
        {"diagnostics":[{"range":\#(Self.range),"message":{"kind":"markdown","value":"m"}},
        {"range":\#(Self.range),"code":2307,"message":"m"},5,null]}
        """#
    )
    #expect(request.context.diagnostics.map(\.code) == [.integer(2307)])
  }

  @Test(arguments: ["{}", #"{"diagnostics":null}"#, #"{"diagnostics":{},"only":"quickfix","triggerKind":"x"}"#])
  func oddContextsAreEmpty(context: String) throws {
    #expect(try request(context: context).context == CodeActionContext())
  }

  @Test func kindsFormATree() {
    #expect(CodeActionKind.quickFix.isWithin(.quickFix))
    #expect(CodeActionKind(rawValue: "quickfix.typo").isWithin(.quickFix))
    #expect(CodeActionKind.sourceFixAll.isWithin(.source))
    #expect(CodeActionKind.sourceFixAll.isWithin(CodeActionKind(rawValue: "")))
    #expect(!CodeActionKind.source.isWithin(.sourceFixAll))
    #expect(!CodeActionKind(rawValue: "quickfixes").isWithin(.quickFix))
  }

  @Test func answer() throws {
    let answer = try expectRoundTrip(
      CodeActionRequest.Result.self,
      #"""
      [{"title":"a","kind":"quickfix","isPreferred":true,
        "diagnostics":[{"range":\#(Self.range),"message":"m"}],
        "edit":{"changes":{"a":[{"range":\#(Self.range),"newText":"x"}]}}}]
      """#
    )
    #expect(answer?.map(\.title) == ["a"])
  }
}
