import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct ConnectionRequestTests {
  @Test func roundTripInBothDirections() async throws {
    let pair = try ConnectedPair()
    for (connection, events) in [(pair.client, pair.serverEvents), (pair.server, pair.clientEvents)] {
      let answering = connection === pair.client ? pair.server : pair.client
      async let answer = connection.request("double", params: [21], returning: Int.self)
      for await event in events {
        guard case .request(let id, "double", let message) = event else { continue }
        let numbers = try message.decodeParams([Int].self)
        answering.respond(to: id, with: Result<Int, ResponseError>.success((numbers.first ?? 0) * 2))
        break
      }
      #expect(try await answer == 42)
    }
    pair.client.close()
  }

  @Test func errorAnswerIsThrown() async throws {
    let peer = try RawPeer()
    let answer = Task { try await peer.connection.request("m", params: Int?.none, returning: Int.self) }
    #expect(try await peer.read(count: 1) == [#"{"jsonrpc":"2.0","id":1,"method":"m","params":null}"#])
    try peer.write(frame(#"{"id":1,"error":{"code":-32601,"message":"no"}}"#))
    await #expect(throws: RequestFailure.refused(ResponseError(code: .methodNotFound, message: "no"))) {
      try await answer.value
    }
    peer.connection.close()
  }

  @Test func lateUnknownAndDoubledAnswersAreIgnored() async throws {
    let peer = try RawPeer()
    let answer = Task { try await peer.connection.request("m", params: [1], returning: String.self) }
    _ = try await peer.read(count: 1)
    try peer.write(
      frame(#"{"id":99,"result":1}"#) + frame(#"{"id":"1","result":"wrong kind of id"}"#)
        + frame(#"{"id":null,"error":{"code":-32700,"message":"?"}}"#) + frame(#"{"id":1,"result":"right"}"#)
        + frame(#"{"id":1,"result":"again"}"#) + frame(#"{"method":"after"}"#)
    )
    #expect(try await answer.value == "right")
    peer.closeOutput()
    #expect(await peer.events.descriptions() == ["notification after", "closed endOfInput"])
  }

  @Test func endOfInputFailsWaitingAndLaterRequests() async throws {
    let peer = try RawPeer()
    let answer = Task { try await peer.connection.request("m", params: [1], returning: Int.self) }
    _ = try await peer.read(count: 1)
    peer.closeOutput()
    await #expect(throws: RequestFailure.connectionClosed) { try await answer.value }
    await #expect(throws: RequestFailure.connectionClosed) {
      try await peer.connection.request("m", params: [1], returning: Int.self)
    }
  }

  @Test func cancelledTaskStopsWaiting() async throws {
    let peer = try RawPeer()
    let task = Task { try await peer.connection.request("m", params: [1], returning: Int.self) }
    _ = try await peer.read(count: 1)
    task.cancel()
    await #expect(throws: RequestFailure.cancelled) { try await task.value }
    try peer.write(frame(#"{"id":1,"result":5}"#))
    peer.closeOutput()
    #expect(await peer.events.descriptions() == ["closed endOfInput"])
  }

  @Test func taskCancelledBeforehandStopsWaiting() async throws {
    let peer = try RawPeer()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await peer.connection.request("m", params: [1], returning: Int.self)
    }
    await #expect(throws: RequestFailure.cancelled) { try await task.value }
    peer.connection.close()
  }
}
