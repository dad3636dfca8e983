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

  /// Whether a person watches the stream.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The number of columns of the terminal that a person watches; nil elsewhere and where the terminal does not say.
  var width: Int? {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether bold text may be shown: on terminals, unless the variable `NO_COLOR` is set or the terminal is a dumb one.
  var showsStyles: Bool {
    guard isTerminal, getenv("NO_COLOR") == nil, let kind = getenv("TERM") else { return false }
    return String(cString: kind) != "dumb"
  }

  /// Writes `text` and a line end; where the stream is closed nobody is left to be told.
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
