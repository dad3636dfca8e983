#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a process that speaks the protocol over its standard streams does with them at start.
public enum StandardStreams {
  /// Moves the standard output away for the protocol alone and sends later prints to the standard error.
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

  /// Makes a write to a closed pipe an error of the call instead of the end of the process.
  public static func ignoreBrokenPipeSignal() {
    signal(SIGPIPE, SIG_IGN)
  }
}
