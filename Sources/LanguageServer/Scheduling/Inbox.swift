import JSONRPC
import Locking
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

/// How much was read from the client and is not done yet.
///
/// It is limited, so that neither a hundred thousand requests nor a client that sends faster than we work fill the memory. Beyond
/// the limit nothing more is read, and the client waits as it writes. Refusing requests instead would not help: changes of
/// documents must not be lost, and they come in the same stream. The price is that a cancellation waits as well while it is in the
/// pipe; what has been read is never held back. The limit is therefore far above what editors have under way.
struct Backlog: Sendable, Equatable {
  /// The number of messages.
  var messages = 0
  /// The bytes of their bodies.
  var bytes = 0

  /// The most that may wait before a part of the stream is read, which may add a part (64 kB of messages) and the end of one message.
  static let limit = Backlog(messages: 10_000, bytes: 64 << 20)

  /// Adds a message of some bytes.
  mutating func add(_ size: Int) {
    messages += 1
    bytes += size
  }

  /// Removes a message of some bytes.
  mutating func remove(_ size: Int) {
    messages -= 1
    bytes -= size
  }

  /// Whether it is as large as a limit or larger.
  func reaches(_ limit: Backlog) -> Bool { messages >= limit.messages || bytes >= limit.bytes }
}
