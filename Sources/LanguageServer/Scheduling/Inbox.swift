import JSONRPC
import LanguageServerProtocol
import ProjectFiles

/// The messages of the message loop, which handles them one by one.
enum Incoming: Sendable {
  /// Something from the client.
  case event(Connection.Event)
  /// The client's answer to the request for its settings.
  case configuration(JSONValue)
  /// Documents were changed and have rested since.
  case documentsRested
  /// Files have changed since they were recorded.
  case filesChanged(since: RecordedFiles)
  /// No other message has come for some time.
  case idle
  /// The client's process has ended.
  case clientProcessGone

  /// The bytes of the message from the client, 0 for others.
  fileprivate var size: Int {
    switch self {
    case .event(.request(_, _, let message)), .event(.notification(_, let message)): message.body.count
    default: 0
    }
  }
}

/// The queue before the message loop; any thread may add to it.
struct Inbox: Sendable {
  /// What was added, in order; the consumer calls `noteTaken` for each message.
  let messages: AsyncStream<Incoming>
  private let continuation: AsyncStream<Incoming>.Continuation
  private let waiting = Locked(Backlog())

  /// Makes an empty queue, which takes all that is added; the reader asks for `backlog` before it reads more.
  init() {
    (messages, continuation) = AsyncStream.makeStream(of: Incoming.self, bufferingPolicy: .unbounded)
  }

  /// Adds a message at the end.
  func add(_ message: Incoming) {
    waiting.withLock { $0.add(message.size) }
    continuation.yield(message)
  }

  /// Notes that a message was taken.
  func noteTaken(_ message: Incoming) {
    waiting.withLock { $0.remove(message.size) }
  }

  /// What waits at the moment.
  var backlog: Backlog { waiting.withLock { $0 } }

  /// Whether no message waits at the moment.
  var isEmpty: Bool {
    backlog.messages == 0
  }
}
