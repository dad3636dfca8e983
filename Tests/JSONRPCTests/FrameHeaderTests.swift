import Testing

@testable import JSONRPC

@Suite struct FrameHeaderTests {
  @Test(arguments: [
    "Content-Length: 2\r\n",
    "content-length: 2\r\n",
    "CONTENT-LENGTH:2\r\n",
    "Content-Length: \t 2 \t\r\n",
    "Content-Length: 002\r\n",
    "Content-Length: 2\r\nContent-Length: 2\r\n",
    "X-Unknown: yes\r\nContent-Length: 2\r\nAnother:\r\n",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n",
    "Content-Length: 2\r\ncontent-type: application/vscode-jsonrpc;charset=UTF8\r\n",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; Charset = \"Utf-8\"\r\n",
    "Content-Length: 2\r\nContent-Type: application/json\r\n",
  ])
  func accepted(header: String) throws {
    let frames = try split([Array("\(header)\r\n{}".utf8)])
    #expect(frames == [FrameSplitter.Frame(body: Array("{}".utf8))])
  }

  @Test(arguments: [
    ("\r\n", FramingError.missingContentLength),
    ("Content-Type: x\r\n\r\n", .missingContentLength),
    ("Content-Length: -1\r\n\r\n", .invalidContentLength("-1")),
    ("Content-Length: +1\r\n\r\n", .invalidContentLength("+1")),
    ("Content-Length: 1.5\r\n\r\n", .invalidContentLength("1.5")),
    ("Content-Length: 0x10\r\n\r\n", .invalidContentLength("0x10")),
    ("Content-Length: 1 2\r\n\r\n", .invalidContentLength("1 2")),
    ("Content-Length:\r\n\r\n", .invalidContentLength("")),
    ("Content-Length: 1\r\nContent-Length: 2\r\n\r\n", .conflictingContentLength),
    ("Content-Length 1\r\n\r\n", .malformedHeader),
    ("Content-Length : 1\r\n\r\n", .malformedHeader),
    (" Content-Length: 1\r\n\r\n", .malformedHeader),
    (": 1\r\n\r\n", .malformedHeader),
    ("Content-Length: 1\n\n", .malformedHeader),
    ("Content-Length: 1\rX: 2\r\n\r\n", .malformedHeader),
    ("Cöntent-Length: 1\r\n\r\n", .malformedHeader),
    ("Content-Length: 1025\r\n\r\n", .bodyTooLong(limit: 1024)),
    ("Content-Length: 99999999999999999999999999\r\n\r\n", .bodyTooLong(limit: 1024)),
  ])
  func refused(header: String, error: FramingError) {
    #expect(throws: error) { try split([Array(header.utf8)], bodyLimit: 1024) }
    #expect(throws: error, "one byte at a time") { try split(header.utf8.map { [$0] }, bodyLimit: 1024) }
  }

  @Test func foreignCharsetIsKeptWithTheFrame() throws {
    let header = "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=UTF-16\r\n\r\n"
    let frames = try split([Array("\(header){}".utf8) + frame("[]")])
    #expect(frames.map(\.foreignCharset) == ["utf-16", nil])
  }

  @Test func headerLimitCountsTheWholeHeader() throws {
    let header = "Content-Length: 0\r\nX: \(String(repeating: "y", count: 20))\r\n\r\n"
    #expect(try split([Array(header.utf8)], headerLimit: header.utf8.count).bodies == [""])
    let limit = header.utf8.count - 1
    #expect(throws: FramingError.headerTooLong(limit: limit)) { try split([Array(header.utf8)], headerLimit: limit) }
  }

  @Test func defaultLimits() {
    let endless = [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 10)
    #expect(throws: Never.self) { try split([endless]) }
    #expect(throws: FramingError.headerTooLong(limit: 8192)) { try split([endless + [UInt8(ascii: "x")]]) }
    #expect(throws: FramingError.bodyTooLong(limit: 512 << 20)) {
      try split([Array("Content-Length: \((512 << 20) + 1)\r\n\r\n".utf8)])
    }
  }

  @Test func bodyAtTheLimitIsTaken() throws {
    #expect(try split([frame("12345")], bodyLimit: 5).bodies == ["12345"])
  }
}
