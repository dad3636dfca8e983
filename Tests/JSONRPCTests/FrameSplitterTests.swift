import Testing

@testable import JSONRPC

@Suite struct FrameSplitterTests {
  private let stream = frame(#"{"a":"é🎉"}"#) + frame("{}") + frame("") + frame("[1,2]")
  private let bodies = [#"{"a":"é🎉"}"#, "{}", "", "[1,2]"]

  @Test func severalMessagesInOneChunk() throws {
    #expect(try split([stream]).bodies == bodies)
  }

  @Test func oneByteAtATime() throws {
    #expect(try split(stream.map { [$0] }).bodies == bodies)
  }

  @Test func cutAtEveryPosition() throws {
    for cut in 0...stream.count {
      #expect(try split([Array(stream[..<cut]), Array(stream[cut...])]).bodies == bodies, "cut at \(cut)")
    }
  }

  @Test func bodyLengthIsCountedInBytes() throws {
    let frames = try split([Array("Content-Length: 4\r\n\r\n🎉Content-Length: 1\r\n\r\nx".utf8)])
    #expect(frames.bodies == ["🎉", "x"])
  }

  @Test func largeBodyInPieces() throws {
    let body = [UInt8](repeating: UInt8(ascii: "x"), count: 10 << 20)
    let stream = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    let chunks = stride(from: 0, to: stream.count, by: 64 << 10).map {
      Array(stream[$0..<min($0 + (64 << 10), stream.count)])
    }
    let frames = try split(chunks)
    #expect(frames.count == 1)
    #expect(frames.first?.body == body)
  }

  @Test func endBetweenMessagesIsClean() throws {
    var splitter = FrameSplitter()
    try stream.withUnsafeBufferPointer { try splitter.feed($0) { _ in } }
    try splitter.finish()
  }

  @Test func endWithinMessageIsTruncated() throws {
    for length in 1..<frame("{}").count {
      var splitter = FrameSplitter()
      try frame("{}")[..<length].withUnsafeBufferPointer { try splitter.feed($0) { _ in } }
      #expect(throws: FramingError.truncated, "after \(length) bytes") { try splitter.finish() }
    }
  }

  @Test func messagesBeforeAFaultAreDelivered() {
    var splitter = FrameSplitter()
    var frames: [FrameSplitter.Frame] = []
    let input = frame("{}") + Array("nonsense\r\n\r\n".utf8)
    #expect(throws: FramingError.malformedHeader) {
      try input.withUnsafeBufferPointer { try splitter.feed($0) { frames.append($0) } }
    }
    #expect(frames.bodies == ["{}"])
  }

  @Test func faultStays() {
    var splitter = FrameSplitter()
    let bad = Array("Content-Length: x\r\n\r\n".utf8)
    #expect(throws: FramingError.invalidContentLength("x")) {
      try bad.withUnsafeBufferPointer { try splitter.feed($0) { _ in } }
    }
    #expect(throws: FramingError.invalidContentLength("x")) {
      try frame("{}").withUnsafeBufferPointer { try splitter.feed($0) { _ in Issue.record("delivered after a fault") } }
    }
    #expect(throws: FramingError.invalidContentLength("x")) { try splitter.finish() }
  }
}
