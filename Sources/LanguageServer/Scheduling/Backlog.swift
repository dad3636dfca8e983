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
