/// Reads frames from a descriptor until it ends or `stop` is called.
final class FrameReader: Sendable {
  /// How much is read at once, in bytes.
  static let chunkBytes = 64 << 10
  /// The time between two looks whether a pause is over, in milliseconds: little for people, and no work for the processor.
  private static let pause: Int32 = 5

  private let input: Int32
  private let wake: (readEnd: Int32, writeEnd: Int32)

  /// Creates a reader; it does not close `input`.
  init(_ input: Int32) throws(SystemError) {
    self.input = input
    wake = try SystemCalls.makePipe()
  }

  deinit {
    SystemCalls.close(wake.readEnd)
    SystemCalls.close(wake.writeEnd)
  }

  /// Makes `run` return before its next read; may be called from any thread.
  func stop() {
    // One byte in an empty pipe neither blocks nor fails; a second one is not needed.
    try? SystemCalls.write([0], to: wake.writeEnd)
  }

  /// Blocks and hands out frames in order; reads nothing while `isBusy` holds.
  ///
  /// - Returns: Why reading ended; `closedByOwner` after `stop`.
  func run(pausingWhile isBusy: () -> Bool, _ deliver: (FrameSplitter.Frame) -> Void) -> CloseReason {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkBytes, alignment: 16)
    defer { buffer.deallocate() }
    var splitter = FrameSplitter()
    while true {
      if let reason = pauseWhile(isBusy) ?? readOnce(into: buffer, &splitter, deliver) { return reason }
    }
  }

  /// Waits while `isBusy` holds; returns why reading ends, nil if it goes on.
  private func pauseWhile(_ isBusy: () -> Bool) -> CloseReason? {
    while isBusy() {
      do throws(SystemError) {
        if try SystemCalls.canRead(wake.readEnd, within: Self.pause) { return .closedByOwner }
      } catch {
        return .readFailed(error)
      }
    }
    return nil
  }

  private func readOnce(
    into buffer: UnsafeMutableRawBufferPointer,
    _ splitter: inout FrameSplitter,
    _ deliver: (FrameSplitter.Frame) -> Void
  ) -> CloseReason? {
    let count: Int?
    do throws(SystemError) {
      guard try SystemCalls.waitForInput(input, orWake: wake.readEnd) == .readable else { return .closedByOwner }
      count = try SystemCalls.read(input, into: buffer)
    } catch {
      return .readFailed(error)
    }
    guard let count else { return nil }
    do throws(FramingError) {
      guard count > 0 else {
        try splitter.finish()
        return .endOfInput
      }
      let chunk = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      try splitter.feed(chunk.assumingMemoryBound(to: UInt8.self), deliver: deliver)
      return nil
    } catch {
      return .framing(error)
    }
  }
}
