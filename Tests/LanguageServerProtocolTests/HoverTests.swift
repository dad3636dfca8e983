import LanguageServerProtocol
import Testing

@Suite struct HoverTests {
  @Test func request() throws {
    let json = #"{"textDocument":{"uri":"a"},"position":{"line":1,"character":2}}"#
    #expect(try expectRoundTrip(HoverRequest.self, json).position == Position(line: 1, character: 2))
  }

  @Test func result() throws {
    try expectRoundTrip(
      HoverRequest.Result.self,
      #"""
      {"contents":{"kind":"plaintext","value":"x"},
        "range":{"start":{"line":0,"character":1},"end":{"line":0,"character":5}}}
      """#
    )
  }

  @Test func noResultIsNull() throws {
    #expect(try encode(HoverRequest.Result.none) == "null")
    #expect(try decode(HoverRequest.Result.self, "null") == nil)
  }
}
