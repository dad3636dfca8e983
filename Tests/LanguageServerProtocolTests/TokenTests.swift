import LanguageServerProtocol
import Testing

@Suite struct TokenMessageTests {
  @Test func answers() throws {
    try expectRoundTrip(SemanticTokensAnswer.self, #"{"resultId":"1","data":[0,1,2,3,4]}"#)
    try expectRoundTrip(
      SemanticTokensDeltaAnswer.self,
      #"{"resultId":"2","edits":[{"start":0,"deleteCount":1,"data":[7]}]}"#
    )
  }

  @Test func hintsAndRanges() throws {
    try expectRoundTrip(InlayHint.self, #"{"position":{"line":0,"character":1},"label":"a","paddingLeft":true}"#)
    try expectRoundTrip(LinkedEditingRanges.self, #"{"ranges":[],"wordPattern":"[a-z]+"}"#)
    try expectRoundTrip(
      DocumentOnTypeFormattingRequest.self,
      #"{"textDocument":{"uri":"a"},"position":{"line":0,"character":1},"ch":"/"}"#
    )
  }
}
