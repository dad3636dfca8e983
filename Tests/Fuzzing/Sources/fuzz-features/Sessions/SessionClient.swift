import FuzzDriver
import JSON
import JSONRPC
import LanguageServer

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The client of a server in this process, which sends any bytes and checks what comes.
final class SessionClient {
  private let pipes: PipePair
  /// Where the server's exit code comes.
  private let ended: [CInt]
  private var unsent: [UInt8] = []
  private var splitter = FrameSplitter()
  private var isClosed = false
  /// The number of answers that are missing, by the identifier of the request as JSON.
  private var missing: [String: Int] = [:]
  /// The newest result of each request, by its identifier as JSON; empty for an error.
  private(set) var results: [String: [UInt8]] = [:]
  /// What requests of the server are answered with, as members of JSON; nil if they are not.
  var answer: String? = #""result":null"#

  /// Starts a server.
  init() throws {
    pipes = try PipePair()
    var ended: [CInt] = [-1, -1]
    require(pipe(&ended) == 0, "There are no descriptors left.")
    self.ended = ended
    _ = fcntl(pipes.client.output, F_SETFL, O_NONBLOCK)
    let server = Server(
      connection: try Connection(pipes.server, log: Self.log),
      options: ServerOptions(thoroughDelay: .zero),
      log: Self.log
    )
    let end = ended[1]
    Task.detached {
      var code = UInt8(truncatingIfNeeded: (try? await server.run()) ?? 255)
      _ = write(end, &code, 1)
    }
  }

  private static let log = Log(level: .critical) { _ in }

  /// Sends a body.
  func send(_ body: String) {
    unsent += Self.frame(body)
    exchange { self.unsent.isEmpty }
  }

  /// Sends a notification; `params` is JSON.
  func notify(_ method: String, _ params: String) {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  /// Sends a request; `id` and `params` are JSON.
  func request(_ id: String, _ method: String, _ params: String) {
    missing[id, default: 0] += 1
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#)
  }

  /// Waits until all requests are answered.
  func waitForAnswers() {
    exchange { self.missing.isEmpty }
  }

  /// Ends the session without a word, or after `exit`; returns the exit code when all of the server is gone.
  func end(withExit: Bool) -> UInt8 {
    if withExit { send(#"{"jsonrpc":"2.0","method":"exit"}"#) } else { close(pipes.client.output) }
    exchange { self.isClosed }
    var code: UInt8 = 255
    // The timer of libFuzzer interrupts calls.
    while read(ended[0], &code, 1) < 0 { require(errno == EINTR, "The exit code cannot be read.") }
    if withExit {
      // The pipe breaks when the thread of the server that reads it has ended.
      var input = pollfd(fd: pipes.client.output, events: 0, revents: 0)
      while input.revents == 0 { poll(&input, 1, -1) }
      close(pipes.client.output)
    }
    for descriptor in ended + [pipes.client.input] { close(descriptor) }
    return code
  }

  /// Writes and reads until `isDone`, or until the server has closed its side.
  private func exchange(until isDone: () -> Bool) {
    while !isDone() {
      require(!isClosed, "The server ended before it answered \(missing.keys.sorted()).")
      var ends = [
        pollfd(fd: pipes.client.input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: unsent.isEmpty ? -1 : pipes.client.output, events: Int16(POLLOUT), revents: 0),
      ]
      poll(&ends, 2, -1)
      if ends[1].revents != 0 {
        let count = write(pipes.client.output, unsent, unsent.count)
        if count > 0 { unsent.removeFirst(count) } else if errno == EPIPE { unsent = [] }
      }
      if ends[0].revents != 0 { take() }
    }
  }

  private func take() {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(pipes.client.input, &part, part.count)
    guard count >= 0 || errno != EINTR else { return }
    guard count > 0 else { return isClosed = true }
    var frames: [FrameSplitter.Frame] = []
    let isWhole = (try? part[..<count].withUnsafeBufferPointer { try splitter.feed($0) { frames.append($0) } }) != nil
    require(isWhole, "The server sent what is no frame.")
    for frame in frames { take(MessageEnvelope(frame)) }
  }

  private func take(_ message: MessageEnvelope) {
    switch message.kind {
    case .notification: break
    case .request(let id, _):
      if let answer { unsent += Self.frame(#"{"jsonrpc":"2.0","id":\#(id),\#(answer)}"#) }
    case .response(let id):
      if let error = message.responseError {
        require(error.code != .internalError, "An internal error: \(error.message)")
      }
      // Without one, it is the answer to what was no message.
      guard let id = id?.description else { return }
      let count = missing[id, default: 0]
      require(count > 0, "A request has two answers: \(id)")
      missing[id] = count > 1 ? count - 1 : nil
      results[id] = message.responseError == nil ? message.body : []
    case .invalid: require(false, "The server sent what is no message.")
    }
  }

  private static func frame(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }
}
