import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct ConnectionEventTests {
  @Test func messagesArriveInOrder() async throws {
    let peer = try RawPeer()
    try peer.write(
      frame(#"{"id":1,"method":"a"}"#) + frame(#"{"method":"b"}"#) + frame(#"{"id":"x","method":"c","params":{}}"#)
    )
    peer.closeOutput()
    let events = await peer.events.descriptions()
    #expect(events == ["request a 1", "notification b", "request c \"x\"", "closed endOfInput"])
  }

  @Test func invalidMessagesAreAnsweredAndTheRestGoesOn() async throws {
    let peer = try RawPeer()
    try peer.write(frame("{") + frame("[]") + frame("") + frame(#"{"id":4}"#) + frame(#"{"method":"next"}"#))
    peer.closeOutput()
    #expect(await peer.events.descriptions() == ["notification next", "closed endOfInput"])
    peer.connection.close()
    let answers = try await peer.read().map { MessageEnvelope($0) }
    #expect(
      answers.map(\.kind) == [.response(id: nil), .response(id: nil), .response(id: nil), .response(id: .number(4))]
    )
    #expect(
      answers.map { $0.responseError?.code } == [.parseError, .invalidRequest, .parseError, .invalidRequest]
    )
  }

  @Test func fatalFramingErrorIsReported() async throws {
    let peer = try RawPeer()
    try peer.write(frame(#"{"method":"a"}"#) + Array("Content-Length: -5\r\n\r\n".utf8))
    let events = await peer.events.descriptions()
    let error = FramingError.invalidContentLength("-5")
    #expect(events == ["notification a", "closed framing \(error)"])
  }

  @Test func endWithinAMessageIsReported() async throws {
    let peer = try RawPeer()
    try peer.write(Array(frame(#"{"method":"a"}"#).dropLast()))
    peer.closeOutput()
    #expect(await peer.events.descriptions() == ["closed framing \(FramingError.truncated)"])
  }

  @Test func answersCanStillBeSentAfterTheEndOfInput() async throws {
    let peer = try RawPeer()
    peer.closeOutput()
    _ = await peer.events.descriptions()
    peer.connection.respond(to: .number(1), result: true)
    #expect(try await peer.read(count: 1) == [#"{"jsonrpc":"2.0","id":1,"result":true}"#])
  }

  @Test func closeEndsAWaitingReader() async throws {
    let pair = try ConnectedPair()
    pair.server.close()
    #expect(await pair.serverEvents.descriptions() == ["closed closedByOwner"])
    #expect(await pair.clientEvents.descriptions() == ["closed endOfInput"])
  }

  @Test func writeFailureMeansThatThePeerIsGone() async throws {
    let peer = try RawPeer()
    peer.closeInput()
    peer.connection.notify("x")
    #expect(await peer.events.descriptions() == ["closed writeFailed"])
    peer.connection.notify("y")
    peer.closeOutput()
  }

  @Test func onlyTheFirstStartCounts() async throws {
    let peer = try RawPeer()
    try peer.connection.start { _ in Issue.record("a second handler was called") }
    try peer.write(frame(#"{"method":"a"}"#))
    peer.closeOutput()
    #expect(await peer.events.descriptions() == ["notification a", "closed endOfInput"])
  }

  @Test func handlerRunsOnTheReaderSoThatCancellationOvertakes() async throws {
    // The first request is never answered while the cancellation after it is already delivered.
    let peer = try RawPeer()
    try peer.write(
      frame(#"{"id":"slow","method":"work"}"#) + frame(#"{"method":"$/cancelRequest","params":{"id":"slow"}}"#)
    )
    var running: Set<RequestID> = []
    for await event in peer.events {
      switch event {
      case .request(let id, _, _): running.insert(id)
      case .notification(_, let message):
        struct Cancel: Decodable { var id: RequestID }
        let id = try message.decodeParams(Cancel.self).id
        #expect(running.remove(id) == .string("slow"))
        peer.connection.respond(to: id, error: ResponseError(code: .requestCancelled, message: "cancelled"))
        peer.closeOutput()
      case .closed: break
      }
    }
    #expect(
      try await peer.read(count: 1) == [#"{"jsonrpc":"2.0","id":"slow","error":{"code":-32800,"message":"cancelled"}}"#]
    )
  }
}
