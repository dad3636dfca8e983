import Locking

/// Writes whole frames to a descriptor, one at a time, until the first failure.
final class FrameWriter: Sendable {
  private struct State {
    var descriptor: Int32
    var isOpen = true
    var failure: SystemError?
  }

  private let state: Locked<State>
  private let closesDescriptor: Bool

  /// Creates a writer; a descriptor that it owns is closed with the writer.
  init(_ descriptor: Int32, closesDescriptor: Bool) {
    state = Locked(State(descriptor: descriptor))
    self.closesDescriptor = closesDescriptor
  }

  deinit {
    close()
  }

  /// The failure that ended writing.
  var failure: SystemError? {
    state.withLock { $0.failure }
  }

  /// Writes a frame; blocks while the peer does not read.
  ///
  /// - Returns: `false` if this write is the first that failed; later frames are dropped silently.
  func write(_ frame: [UInt8]) -> Bool {
    state.withLock { state in
      guard state.isOpen, state.failure == nil else { return true }
      do throws(SystemError) {
        try SystemCalls.write(frame, to: state.descriptor)
        return true
      } catch {
        state.failure = error
        return false
      }
    }
  }

  /// Ends writing, after the frame that is under way.
  func close() {
    state.withLock { state in
      guard state.isOpen else { return }
      state.isOpen = false
      if closesDescriptor { SystemCalls.close(state.descriptor) }
    }
  }
}
