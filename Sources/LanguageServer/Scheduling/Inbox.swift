import JSONRPC
import LanguageServerProtocol

/// The messages of the message loop, which handles them one by one.
enum Incoming: Sendable {
  /// Something from the client.
  case event(Connection.Event)
  /// The client's answer to the request for its settings.
  case configuration(JSONValue)
  /// A property list was changed and has rested since.
  case propertyListsRested
  /// The client's process has ended.
  case clientProcessGone
}

/// The queue before the message loop; any thread may add to it.
struct Inbox: Sendable {
  /// What was added, in order; the consumer calls `noteTaken` for each message.
  let messages: AsyncStream<Incoming>
  private let continuation: AsyncStream<Incoming>.Continuation
  private let waitingCount = Locked(0)

  /// Makes an empty queue without a limit, so that reading never waits for the work.
  init() {
    (messages, continuation) = AsyncStream.makeStream(of: Incoming.self, bufferingPolicy: .unbounded)
  }

  /// Adds a message at the end.
  func add(_ message: Incoming) {
    waitingCount.withLock { $0 += 1 }
    continuation.yield(message)
  }

  /// Notes that a message was taken.
  func noteTaken() {
    waitingCount.withLock { $0 -= 1 }
  }

  /// Whether no message waits at the moment.
  var isEmpty: Bool {
    waitingCount.withLock { $0 } == 0
  }
}
