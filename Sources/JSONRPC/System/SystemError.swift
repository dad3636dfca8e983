#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A system call that failed.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the call.
  public var call: String
  /// The value of `errno` after it.
  public var number: Int32

  /// Creates an error from the name of a call and its `errno`.
  public init(call: String, number: Int32) {
    self.call = call
    self.number = number
  }

  /// The error of the last failed call on this thread.
  static func last(_ call: String) -> SystemError {
    SystemError(call: call, number: errno)
  }

  /// The call and the system's description of the failure.
  public var description: String {
    "\(call): \(String(cString: strerror(number)))"
  }
}
