import Locking

/// One end of a JSON-RPC conversation over two file descriptors.
///
/// A thread of its own reads. It hands requests and notifications to the handler in the order in which they came,
/// answers what is not a message, and delivers responses to the callers that wait for them. Any thread may send; each
/// frame is written whole.
public final class Connection: Sendable {
  /// An event that the handler is called with.
  public enum Event: Sendable {
    /// A request; it must be answered once with one of the `respond` methods.
    case request(id: RequestID, method: String, message: MessageEnvelope)
    /// A notification.
    case notification(method: String, message: MessageEnvelope)
    /// The last event.
    case closed(CloseReason)
  }

  let pending = PendingRequests()
  let log: Log
  private let reader: FrameReader
  private let writer: FrameWriter
  private let input: Int32
  private let closesDescriptors: Bool
  private let isStarted = Locked(false)

  /// Creates a connection that is not reading yet.
  ///
  /// From now on the process ignores `SIGPIPE`, so that writing to a closed peer fails instead.
  ///
  /// - Parameters:
  ///   - input: The descriptor to read from.
  ///   - output: The descriptor to write to; different from `input` if the connection is to close both.
  ///   - closesDescriptors: Whether both belong to the connection and are closed with it.
  ///   - log: Takes errors of the peer; must not write to `output`.
  /// - Throws: `SystemError` when the process has no descriptors left.
  public init(input: Int32, output: Int32, closesDescriptors: Bool = false, log: Log) throws(SystemError) {
    self.input = input
    self.closesDescriptors = closesDescriptors
    self.log = log
    reader = try FrameReader(input)
    writer = FrameWriter(output, closesDescriptor: closesDescriptors)
    StandardStreams.ignoreBrokenPipeSignal()
  }

  /// Creates a connection over one end of a pipe pair, which it closes.
  public convenience init(_ end: PipePair.End, log: Log) throws(SystemError) {
    try self.init(input: end.input, output: end.output, closesDescriptors: true, log: log)
  }

  /// Begins to read; only the first call has an effect.
  ///
  /// - Parameters:
  ///   - isBusy: Asked on the reading thread before more is read, and again some milliseconds later while it holds. The
  ///     messages of what has been read, 64 kB at most with the end of one message, are handed on all the same. Answers of
  ///     the peer wait as well, so nothing that ends the pause may wait for them.
  ///   - handler: Called on the reading thread, one event at a time; `closed` is the last one. While it runs,
  ///     nothing is read, so it should dispatch work.
  /// - Throws: `SystemError` when no thread can be made.
  public func start(
    pausingWhile isBusy: @escaping @Sendable () -> Bool = { false },
    _ handler: @escaping @Sendable (Event) -> Void
  ) throws(SystemError) {
    let isFirst = isStarted.withLock { isStarted in
      defer { isStarted = true }
      return !isStarted
    }
    guard isFirst else { return }
    try DetachedThread.start { self.readToEnd(pausingWhile: isBusy, handler) }
  }

  /// Ends reading and writing after the message under way; `closed` follows on the reading thread.
  public func close() {
    reader.stop()
    writer.close()
    pending.close()
  }

  /// Writes a frame; the first failure ends the reading side too.
  func send(_ frame: [UInt8]) {
    if !writer.write(frame) { reader.stop() }
  }

  private func readToEnd(pausingWhile isBusy: () -> Bool, _ handler: @Sendable (Event) -> Void) {
    var reason = reader.run(pausingWhile: isBusy) { frame in receive(MessageEnvelope(frame), handler) }
    if let failure = writer.failure { reason = .writeFailed(failure) }
    pending.close()
    if closesDescriptors { SystemCalls.close(input) }
    log.write(.debug, "Connection closed", ["reason": "\(reason)"])
    handler(.closed(reason))
  }

  private func receive(_ message: MessageEnvelope, _ handler: @Sendable (Event) -> Void) {
    switch message.kind {
    case .request(let id, let method):
      handler(.request(id: id, method: method, message: message))
    case .notification(let method):
      handler(.notification(method: method, message: message))
    case .response(let id):
      receiveResponse(message, id: id)
    case .invalid(let id, let error):
      log.write(.warning, "Refused a message", ["reason": "\(error.message)"])
      send(OutgoingMessage.response(id: id, error: error))
    }
  }

  private func receiveResponse(_ message: MessageEnvelope, id: RequestID?) {
    if let id, let completion = pending.remove(id) {
      completion(.success(message))
      return
    }
    // A late answer to a request that was given up, or the peer's error about a message that it could not read.
    let reason = message.responseError.map { "\($0.code.rawValue) \($0.message)" } ?? "none"
    log.write(.info, "Ignored a response", ["id": "\(id?.description ?? "null")", "error": "\(reason)"])
  }
}

/// Why a connection no longer delivers messages.
public enum CloseReason: Error, Hashable, Sendable {
  /// The peer closed its side between two messages.
  case endOfInput
  /// The input cannot be split into messages any further.
  case framing(FramingError)
  /// The input cannot be read.
  case readFailed(SystemError)
  /// Nothing can be written, so the peer has exited.
  case writeFailed(SystemError)
  /// The owner closed the connection.
  case closedByOwner
}
