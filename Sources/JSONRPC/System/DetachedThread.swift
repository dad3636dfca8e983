#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A thread that blocks or works for long and so must not belong to the concurrency runtime.
package enum DetachedThread {
  /// Enough for the deepest JSON that the decoder accepts, also where threads get little by default (macOS, Musl).
  private static let stackBytes = 4 << 20

  /// Runs `body` on a new thread.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackBytes)

    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let context = Unmanaged.passRetained(Body(run: body))
    let status = pthread_create(
      &thread,
      &attributes,
      { context in
        // Optional only on some platforms.
        let pointer: UnsafeMutableRawPointer? = context
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      },
      context.toOpaque()
    )
    guard status == 0 else {
      context.release()
      throw SystemError(call: "pthread_create", number: status)
    }
  }
}

/// Carries a closure through the C interface.
private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
