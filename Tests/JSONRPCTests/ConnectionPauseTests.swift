import Locking
import Testing

@testable import JSONRPC

/// A connection stops to read while its owner has enough to do.
@Suite(.timeLimit(.minutes(5)))
struct ConnectionPauseTests {
  /// What came, what of it was taken, and how often the reader asked in vain.
  private struct State {
    var received = 0
    var taken = 0
    var pauses = 0
    var isClosed = false
  }

  private static let frame: [UInt8] = {
    let body = #"{"jsonrpc":"2.0","method":"a"}"#
    return Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }()

  private let state = Locked(State())
  private let pipes: PipePair
  private let connection: Connection

  init() throws {
    pipes = try PipePair()
    connection = try Connection(pipes.server, log: quietLog)
  }

  /// Reads while fewer than `limit` messages wait.
  private func start(limit: Int) throws {
    try connection.start(pausingWhile: { [state] in
      state.withLock { state in
        let isBusy = state.received - state.taken >= limit
        if isBusy { state.pauses += 1 }
        return isBusy
      }
    }) { [state] event in
      state.withLock { state in
        if case .closed = event { state.isClosed = true } else { state.received += 1 }
      }
    }
  }

  /// Sends messages on a thread of its own, which waits while they are not read.
  private func send(_ count: Int) throws {
    let output = pipes.client.output
    try DetachedThread.start {
      for _ in 0..<count { try? SystemCalls.write(Self.frame, to: output) }
    }
  }

  private func wait(until isReached: @Sendable (State) -> Bool) async throws {
    while !state.withLock({ isReached($0) }) { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func noMoreWaitsThanTheLimitAndOnePart() async throws {
    try start(limit: 100)
    try send(100_000)
    // Nothing is read between two questions with the same answer.
    try await wait { $0.pauses >= 3 }
    let waiting = state.withLock { $0.received }
    #expect(waiting >= 100)
    #expect(waiting <= 100 + FrameReader.chunkBytes / Self.frame.count + 1)
    state.withLock { $0.taken = 100_000 }
    try await wait { $0.received == 100_000 }
    connection.close()
  }

  @Test func closingEndsAPause() async throws {
    try start(limit: 1)
    try send(2)
    try await wait { $0.pauses >= 1 }
    connection.close()
    try await wait { $0.isClosed }
  }
}
