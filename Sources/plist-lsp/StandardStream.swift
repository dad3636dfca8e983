#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The streams that a command writes to.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Whether standard input is a terminal.
  static var isInputTerminal: Bool { isatty(0) == 1 }

  /// Whether the stream is a terminal.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The number of columns of the terminal; nil if the stream is not a terminal or the width is unknown.
  var width: Int? {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether bold text may be shown: on terminals, unless the variable `NO_COLOR` is set or the terminal is `dumb`.
  var showsStyles: Bool {
    guard isTerminal, getenv("NO_COLOR") == nil, let kind = getenv("TERM") else { return false }
    return String(cString: kind) != "dumb"
  }

  /// Writes `text` and a line end; ignores failures, since nothing can be reported if the stream is closed.
  func writeLine(_ text: String) {
    _ = write(Array(text.utf8) + [UInt8(ascii: "\n")])
  }

  /// Writes all of `bytes` and returns whether that worked.
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        #if canImport(Darwin)
        let count = Darwin.write(rawValue, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        #elseif canImport(Glibc)
        let count = Glibc.write(rawValue, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        #elseif canImport(Musl)
        let count = Musl.write(rawValue, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }
}
