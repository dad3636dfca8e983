import JSON
import Testing

@testable import JSONRPC

@Suite struct OutgoingMessageTests {
  private func body(_ bytes: [UInt8]) throws -> String {
    let frames = try split([bytes])
    #expect(frames.count == 1)
    return frames.bodies.first ?? ""
  }

  @Test func request() throws {
    let bytes = OutgoingMessage.request(id: .number(7), method: "a/b", params: ["x": 1])
    #expect(try body(bytes) == #"{"jsonrpc":"2.0","id":7,"method":"a/b","params":{"x":1}}"#)
  }

  @Test func notificationWithoutParams() throws {
    let bytes = OutgoingMessage.notification(method: "exit")
    #expect(try body(bytes) == #"{"jsonrpc":"2.0","method":"exit"}"#)
  }

  @Test func response() throws {
    let bytes = OutgoingMessage.response(id: .string("é\"\n"), result: Int?.none)
    #expect(try body(bytes) == #"{"jsonrpc":"2.0","id":"é\"\n","result":null}"#)
  }

  @Test func errorResponse() throws {
    let error = ResponseError(code: .requestCancelled, message: "a\\b\u{1F}", data: Array(#"{"k":[1]}"#.utf8))
    #expect(
      try body(OutgoingMessage.response(id: nil, error: error))
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32800,"message":"a\\b\u001f","data":{"k":[1]}}}"#
    )
  }

  @Test func errorRoundTrip() throws {
    let error = ResponseError(code: .invalidParams, message: "tab\t \"quote\" ☃", data: Array("\"d\"".utf8))
    let frame = try split([OutgoingMessage.response(id: .number(1), error: error)])[0]
    let message = MessageEnvelope(frame)
    #expect(message.kind == .response(id: .number(1)))
    #expect(message.responseError == error)
  }

  @Test func codesHaveTheNumbersOfTheSpecification() {
    let codes: [ErrorCode] = [
      .parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError, .serverNotInitialized,
      .requestCancelled,
    ]
    let numbers = [
      -32700, -32600, -32601, -32602, -32603, -32002, -32800,
    ]
    #expect(codes.map(\.rawValue) == numbers)
  }
}
