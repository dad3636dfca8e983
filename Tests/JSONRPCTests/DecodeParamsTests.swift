import Testing

@testable import JSONRPC

@Suite struct DecodeParamsTests {
  private struct Empty: Codable {}
  private struct Params: Codable {
    struct Item: Codable { var line: Int }
    enum Level: String, Codable { case high }
    var name: String
    var items: [Item]?
    var level: Level?
  }

  private func failure(_ params: String) -> ResponseError? {
    #expect(throws: ResponseError.self) {
      try MessageEnvelope("{\"method\":\"m\",\"params\":\(params)}").decodeParams(Params.self)
    }
  }

  @Test(arguments: ["{\"method\":\"m\"}", "{\"method\":\"m\",\"params\":null}", "{\"method\":\"m\",\"params\":{}}"])
  func absentAndNullAreEmpty(text: String) throws {
    _ = try MessageEnvelope(text).decodeParams(Empty.self)
  }

  @Test func fieldsAreDecoded() throws {
    let text = #"{"method":"m","params":{"name":"é\u00e9🎉","items":[{"line":3}],"unknown":[]}}"#
    let params = try MessageEnvelope(text).decodeParams(Params.self)
    #expect(params.name == "éé🎉")
    #expect(params.items?.map(\.line) == [3])
  }

  @Test(arguments: [
    ("{}", "params.name is missing."),
    ("null", "params.name is missing."),
    ("{\"name\":null}", "params.name must not be null."),
    ("{\"name\":1}", "params.name has the wrong type."),
    ("{\"name\":\"\",\"items\":[{\"line\":1},{}]}", "params.items[1].line is missing."),
    ("{\"name\":\"\",\"items\":[{\"line\":\"1\"}]}", "params.items[0].line has the wrong type."),
    ("{\"name\":\"\",\"level\":\"low\"}", "params.level has a value that is not allowed."),
    ("5", "params has the wrong type."),
    ("[]", "params has the wrong type."),
  ])
  func wrongFieldIsNamed(params: String, message: String) {
    let error = failure(params)
    #expect(error?.code == .invalidParams)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    "{\"name\" \"x\"}", "[}", "{\"name\":\"\\x\"}", "{\"name\":\"\\ud8\"}",
    "{\"name\":\"\",\"items\":[{\"line\":01}]}",
  ])
  func brokenJSONIsAParseError(params: String) {
    #expect(failure(params)?.code == .parseError)
  }

  @Test func invalidUTF8IsAParseError() {
    let body = Array("{\"method\":\"m\",\"params\":{\"name\":\"".utf8) + [0xC3, 0x28] + Array("\"}}".utf8)
    let message = MessageEnvelope(body: body)
    #expect(message.kind == .notification(method: "m"))
    let error = #expect(throws: ResponseError.self) { try message.decodeParams(Params.self) }
    #expect(error?.code == .parseError)
  }

  @Test(arguments: [
    (#"\ud800"#, "\u{FFFD}"),
    (#"\uDFFFx"#, "\u{FFFD}x"),
    (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
    (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"),
    (#"\\ud800 \ud83d\n"#, #"\ud800 "# + "\u{FFFD}\n"),
    (#"\ud83d\ude00 \\\ud800é"#, "😀 \\\u{FFFD}é"),
  ])
  func halfCharactersAreReplaced(escaped: String, text: String) throws {
    let message = MessageEnvelope("{\"method\":\"m\",\"params\":{\"name\":\"\(escaped)\"}}")
    #expect(try message.decodeParams(Params.self).name == text)
  }
}
