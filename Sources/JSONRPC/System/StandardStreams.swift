#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Setup of the standard streams in a process that uses them for the protocol.
public enum StandardStreams {
  /// Reserves the standard output for the protocol and redirects later prints to the standard error.
  ///
  /// Call it once, before anything is printed.
  ///
  /// - Returns: The descriptor to write frames to; child processes do not inherit it.
  public static func takeProtocolOutput() throws(SystemError) -> Int32 {
    fflush(nil)
    let output = dup(STDOUT_FILENO)
    guard output >= 0 else { throw .last("dup") }
    SystemCalls.closeOnExec(output)
    guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      let error = SystemError.last("dup2")
      SystemCalls.close(output)
      throw error
    }
    return output
  }

  /// Makes a write to a closed pipe fail instead of terminating the process.
  public static func ignoreBrokenPipeSignal() {
    signal(SIGPIPE, SIG_IGN)
  }
}
