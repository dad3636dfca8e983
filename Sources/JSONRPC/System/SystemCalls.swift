#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The calls that differ in spelling between platforms or need to be repeated after a signal.
enum SystemCalls {
  /// The reason why a wait for input ended.
  enum Wait {
    case readable
    case woken
  }

  /// Waits until `input` can be read or has ended, or until `wake` can be read.
  static func waitForInput(_ input: Int32, orWake wake: Int32) throws(SystemError) -> Wait {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&descriptors, nfds_t(descriptors.count), -1) < 0 {
      guard errno == EINTR else { throw .last("poll") }
    }
    return descriptors[1].revents != 0 ? .woken : .readable
  }

  /// Waits some milliseconds at most; returns whether a descriptor can be read or has ended.
  static func canRead(_ descriptor: Int32, within milliseconds: Int32) throws(SystemError) -> Bool {
    var target = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&target, 1, milliseconds)
    // A signal ends the wait early, and the caller looks again.
    guard count >= 0 || errno == EINTR else { throw .last("poll") }
    return count > 0
  }

  /// Reads once; returns the number of bytes, 0 at the end of input, or `nil` if no input is available yet.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return nil
      default: throw .last("read")
      }
    }
  }

  /// Writes all bytes, however many calls that takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        return systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: try waitForOutput(descriptor)
      default: throw .last("write")
      }
    }
  }

  /// Makes a pipe that child processes do not inherit.
  static func makePipe() throws(SystemError) -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last("pipe") }
    ends.forEach(closeOnExec)
    return (ends[0], ends[1])
  }

  /// Prevents child processes from inheriting a descriptor.
  static func closeOnExec(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Closes a descriptor; failures are ignored.
  static func close(_ descriptor: Int32) {
    _ = systemClose(descriptor)
  }

  private static func waitForOutput(_ descriptor: Int32) throws(SystemError) {
    var target = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while poll(&target, 1, -1) < 0 {
      guard errno == EINTR else { throw .last("poll") }
    }
  }
}

// Within the enumeration the short names would refer to its own functions.
private let systemRead = read
private let systemWrite = write
private let systemClose = close

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
