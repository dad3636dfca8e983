import Foundation

@testable import JSONRPC

/// A connection on each side of a pipe pair, and the events of both in order.
struct ConnectedPair {
  let client: Connection
  let server: Connection
  let clientEvents: AsyncStream<Connection.Event>
  let serverEvents: AsyncStream<Connection.Event>

  init() throws {
    let pipes = try PipePair()
    client = try Connection(pipes.client, log: quietLog)
    server = try Connection(pipes.server, log: quietLog)
    clientEvents = try client.events()
    serverEvents = try server.events()
  }
}

/// A connection whose peer is written and read as raw bytes.
struct RawPeer {
  let connection: Connection
  let events: AsyncStream<Connection.Event>
  private let pipes: PipePair

  init() throws {
    pipes = try PipePair()
    connection = try Connection(pipes.server, log: quietLog)
    events = try connection.events()
  }

  /// Sends bytes to the connection.
  func write(_ bytes: [UInt8]) throws {
    try SystemCalls.write(bytes, to: pipes.client.output)
  }

  /// The bodies that the connection sent, until there are `count` of them or its output ends.
  ///
  /// Reads on a thread of its own, since a blocked task could hold up the one that it waits for.
  func read(count: Int = .max) async throws -> [String] {
    let input = pipes.client.input
    return try await withCheckedThrowingContinuation { continuation in
      do {
        try DetachedThread.start { continuation.resume(with: Result { try readBodies(input, count: count) }) }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  func closeInput() { SystemCalls.close(pipes.client.input) }
  func closeOutput() { SystemCalls.close(pipes.client.output) }
}

extension Connection {
  /// Starts the connection and returns its events; the stream ends after `closed`.
  func events() throws -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    try start { event in
      continuation.yield(event)
      if case .closed = event { continuation.finish() }
    }
    return stream
  }
}

extension AsyncStream<Connection.Event> {
  /// Waits for all events; describes each by kind, method and id.
  func descriptions() async -> [String] {
    var result: [String] = []
    for await event in self { result.append(event.summary) }
    return result
  }
}

extension Connection.Event {
  var summary: String {
    switch self {
    case .request(let id, let method, _): "request \(method) \(id)"
    case .notification(let method, _): "notification \(method)"
    case .closed(let reason): "closed \(reason.summary)"
    }
  }
}

extension CloseReason {
  var summary: String {
    switch self {
    case .endOfInput: "endOfInput"
    case .framing(let error): "framing \(error)"
    case .readFailed: "readFailed"
    case .writeFailed: "writeFailed"
    case .closedByOwner: "closedByOwner"
    }
  }
}

private func readBodies(_ input: Int32, count: Int) throws -> [String] {
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
  defer { buffer.deallocate() }
  var splitter = FrameSplitter()
  var frames: [FrameSplitter.Frame] = []
  while frames.count < count, let length = try SystemCalls.read(input, into: buffer), length > 0 {
    let chunk = UnsafeRawBufferPointer(rebasing: buffer[..<length])
    try splitter.feed(chunk.assumingMemoryBound(to: UInt8.self)) { frames.append($0) }
  }
  return frames.bodies
}

/// Makes reads and writes of a descriptor return at once.
func setNonBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}
