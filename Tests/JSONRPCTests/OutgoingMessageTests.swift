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
    let bytes = OutgoingMessage.request(id: .number(7), method: "a/b", params: Array("{\"x\":1}".utf8))
    #expect(try body(bytes) == #"{"jsonrpc":"2.0","id":7,"method":"a/b","params":{"x":1}}"#)
  }

  @Test func notificationWithoutParams() throws {
    let bytes = OutgoingMessage.notification(method: "exit", params: [])
    #expect(try body(bytes) == #"{"jsonrpc":"2.0","method":"exit"}"#)
  }

  @Test func response() throws {
    let bytes = OutgoingMessage.response(id: .string("é\"\n"), result: try JSONText.encode(Int?.none))
    #expect(try body(bytes) == #"{"jsonrpc":"2.0","id":"é\"\n","result":null}"#)
  }

  @Test func errorResponse() throws {
    let error = try ResponseError(code: .requestFailed, message: "a\\b\u{1F}", encoding: ["k": [1]])
    #expect(
      try body(OutgoingMessage.response(id: nil, error: error))
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32803,"message":"a\\b\u001f","data":{"k":[1]}}}"#
    )
  }

  @Test func errorRoundTrip() throws {
    let error = try ResponseError(code: .invalidParams, message: "tab\t \"quote\" ☃", encoding: "d")
    let frame = try split([OutgoingMessage.response(id: .number(1), error: error)])[0]
    let message = MessageEnvelope(frame)
    #expect(message.kind == .response(id: .number(1)))
    #expect(message.responseError == error)
  }

  @Test func codesHaveTheNumbersOfTheSpecification() {
    let codes: [ErrorCode] = [
      .parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError, .serverNotInitialized,
      .unknownErrorCode, .requestFailed, .serverCancelled, .contentModified, .requestCancelled,
    ]
    let numbers = [
      -32700, -32600, -32601, -32602, -32603, -32002, -32001, -32803, -32802, -32801, -32800,
    ]
    #expect(codes.map(\.rawValue) == numbers)
  }
}
