import Testing

@testable import JSONRPC

@Suite struct MessageEnvelopeTests {
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"m","params":{}}"#, MessageEnvelope.Kind.request(id: .number(1), method: "m")),
    (#"{"method":"m","id":"a\"b"}"#, .request(id: .string("a\"b"), method: "m")),
    (" {\r\n\t\"id\" : 0 , \"method\" : \"a/b\" } \n", .request(id: .number(0), method: "a/b")),
    (#"{"params":{"method":"inner","id":5},"method":"outer"}"#, .notification(method: "outer")),
    (#"{"method":"\u0061\/b"}"#, .notification(method: "a/b")),
    (#"{"id":1,"result":null}"#, .response(id: .number(1))),
    (#"{"id":"x","error":{"code":1,"message":""}}"#, .response(id: .string("x"))),
    (#"{"id":null,"error":{"code":1,"message":""}}"#, .response(id: nil)),
    (#"{"result":[]}"#, .response(id: nil)),
  ])
  func kinds(text: String, kind: MessageEnvelope.Kind) {
    #expect(MessageEnvelope(text).kind == kind)
  }

  @Test(arguments: [
    ("", ErrorCode.parseError, RequestID?.none),
    ("   ", .parseError, nil),
    ("{", .parseError, nil),
    ("{}x", .parseError, nil),
    ("{\"id\":1,}", .parseError, nil),
    ("{\"id\":1 \"method\":\"m\"}", .parseError, nil),
    ("{\"id\":01,\"method\":\"m\"}", .parseError, nil),
    ("{\"id\":nul,\"method\":\"m\"}", .parseError, nil),
    ("{id:1}", .parseError, nil),
    ("{\"method\":\"m}", .parseError, nil),
    ("{\"method\":\"m\\", .parseError, nil),
    ("{\"method\":\"m\",\"params\":[}", .parseError, nil),
    ("[1", .parseError, nil),
    ("garbage", .parseError, nil),
    ("\u{FEFF}{}", .parseError, nil),
    ("[]", .invalidRequest, nil),
    ("[{\"id\":1,\"method\":\"m\"}]", .invalidRequest, nil),
    ("42", .invalidRequest, nil),
    ("\"text\"", .invalidRequest, nil),
    ("null", .invalidRequest, nil),
    ("{}", .invalidRequest, nil),
    ("{\"id\":3}", .invalidRequest, .number(3)),
    ("{\"id\":\"x\",\"method\":5}", .invalidRequest, .string("x")),
    ("{\"id\":null,\"method\":\"m\"}", .invalidRequest, nil),
    ("{\"id\":1.5,\"method\":\"m\"}", .invalidRequest, nil),
    ("{\"id\":{},\"method\":\"m\"}", .invalidRequest, nil),
  ])
  func invalid(text: String, code: ErrorCode, expectedID: RequestID?) {
    guard case .invalid(let id, let error) = MessageEnvelope(text).kind else {
      Issue.record("accepted: \(text)")
      return
    }
    #expect(error.code == code)
    #expect(id == expectedID)
  }

  @Test func foreignCharsetIsRefused() {
    let message = MessageEnvelope(FrameSplitter.Frame(body: Array("{}".utf8), foreignCharset: "utf-16"))
    guard case .invalid(nil, let error) = message.kind else {
      Issue.record("accepted")
      return
    }
    #expect(error.code == .parseError)
    #expect(error.message.contains("utf-16"))
  }

  @Test func invalidUTF8InTheMethodIsRefused() {
    let body = Array("{\"method\":\"".utf8) + [0xFF] + Array("\"}".utf8)
    guard case .invalid = MessageEnvelope(body: body).kind else {
      Issue.record("accepted")
      return
    }
  }

  @Test func paramsStayUndecoded() {
    let message = MessageEnvelope(#"{"method":"m","params": {"a":[1,"}]"]} ,"id":1}"#)
    #expect(message.kind == .request(id: .number(1), method: "m"))
    #expect(message.params.map { String(decoding: $0, as: UTF8.self) } == #"{"a":[1,"}]"]}"#)
  }

  @Test func deepNestingCostsNoStack() {
    let depth = 1_000_000
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let message = MessageEnvelope("{\"method\":\"m\",\"params\":\(nested)}")
    #expect(message.kind == .notification(method: "m"))
    #expect(throws: ResponseError.self) { try message.decodeParams([[Int]].self) }
  }

  @Test func everyPrefixIsInvalidAndNoneTraps() {
    let text = Array(#"{"jsonrpc":"2.0","id":-1.5e+3,"method":"a\"\\","params":[{"x":[true,null]}]}"#.utf8)
    for length in 0..<text.count {
      guard case .invalid(_, let error) = MessageEnvelope(body: Array(text[..<length])).kind else {
        Issue.record("accepted \(length) bytes")
        continue
      }
      #expect(error.code == .parseError)
    }
  }
}
