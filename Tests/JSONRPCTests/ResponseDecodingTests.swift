import Testing

@testable import JSONRPC

@Suite struct ResponseDecodingTests {
  @Test func resultIsDecoded() throws {
    #expect(try MessageEnvelope(#"{"id":1,"result":[1,2]}"#).decodeResult([Int].self) == [1, 2])
  }

  @Test(arguments: [#"{"id":1,"result":null}"#, #"{"id":1,"error":null,"result":null}"#, #"{"id":1,"error":null}"#])
  func nullResultIsNil(text: String) throws {
    #expect(try MessageEnvelope(text).decodeResult(Int?.self) == nil)
  }

  @Test func errorIsThrownWithItsData() throws {
    let text = #"{"id":1,"error":{"message":"no","data":{"retry":true},"code":-32800}}"#
    let error = #expect(throws: ResponseError.self) { try MessageEnvelope(text).decodeResult(Int.self) }
    #expect(error == ResponseError(code: .requestCancelled, message: "no", data: Array(#"{"retry":true}"#.utf8)))
  }

  @Test func errorWinsOverResult() {
    let message = MessageEnvelope(#"{"id":1,"result":null,"error":{"code":-32603,"message":"no"}}"#)
    #expect(message.responseError == ResponseError(code: .internalError, message: "no"))
  }

  @Test(arguments: ["5", "{}", "{\"code\":\"x\"}"])
  func unreadableErrorIsStillAnError(error: String) {
    #expect(MessageEnvelope("{\"id\":1,\"error\":\(error)}").responseError?.code == .internalError)
  }

  @Test func wrongResultIsAnInternalError() {
    let message = MessageEnvelope(#"{"id":1,"result":"x"}"#)
    let error = #expect(throws: ResponseError.self) { try message.decodeResult(Int.self) }
    #expect(error?.code == .internalError)
  }
}
