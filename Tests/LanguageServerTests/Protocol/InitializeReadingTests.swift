import JSONRPC
import Testing

@testable import LanguageServer

/// Compares the reader of the first message with the general decoder.
struct InitializeReadingTests {
  private func message(_ params: String) -> MessageEnvelope {
    MessageEnvelope(body: Array("{\"id\":1,\"method\":\"initialize\",\"params\":\(params)}".utf8))
  }

  @Test(arguments: [
    "{}",
    #"{"processId":12,"trace":"verbose","capabilities":{"a":{"b":[1,-2,true,null,"é\n",{}]}}}"#,
    #"{"locale":"de-AT","processId":1}"#, #"{"clientInfo":{"name":"a"}}"#, #"{"clientInfo":{"version":"1"}}"#,
    #"{"clientInfo":5}"#, #"{"locale":5}"#, #"{"locale":null,"trace":"off"}"#,
    #"{"processId":null,"trace":null,"capabilities":null,"initializationOptions":null}"#,
    #"{"processId":"12","trace":5,"initializationOptions":[{"deep":[[[]]]}]}"#,
    #"{"rootUri":"file:///é","workspaceFolders":[{"uri":"file:///a","name":"a"},{"uri":"file:///b","name":"b"}]}"#,
    #"{"rootUri":1,"workspaceFolders":[{"uri":"file:///a"}]}"#, #"{"rootUri":null,"workspaceFolders":null}"#,
  ])
  func sameAsTheGeneralDecoder(params: String) throws {
    let message = message(params)
    let read = try #require(message.paramsView.flatMap(InitializeRequest.init))
    #expect(read == (try message.decodeParams(InitializeRequest.self)))
  }

  @Test func everyMemberIsRead() throws {
    let message = message(
      #"""
      {"processId":1,"clientInfo":{"name":"a","version":"1"},"locale":"de","trace":"off","capabilities":{},"initializationOptions":{},
      "rootUri":"file:///a","workspaceFolders":[{"uri":"file:///a","name":"a"}]}
      """#
    )
    let decoded = try message.decodeParams(InitializeRequest.self)
    #expect(message.paramsView.flatMap(InitializeRequest.init) == decoded)
  }

  @Test(arguments: [
    "[]", #"{"capabilities":{"a":1.5}}"#, #"{"capabilities":{"a":1,"a":2}}"#, #"{"trace":"off","trace":"off"}"#,
  ])
  func whatIsUnusualIsLeftToIt(params: String) {
    #expect(message(params).paramsView.flatMap(InitializeRequest.init) == nil)
  }

  @Test func deepValuesAreLeftToIt() {
    let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(message("{\"capabilities\":\(deep)}").paramsView.flatMap(InitializeRequest.init) == nil)
  }

  @Test func aRequestThatIsLeftToTheGeneralDecoderIsAnswered() async throws {
    let client = try TestClient()
    let result = try await client.initialize(#"{"general": {"positionEncodings": ["utf-8"], "weight": 1.5}}"#)
    #expect(result.capabilities["positionEncoding"] == "utf-8")
    _ = try await client.finish()
  }
}
