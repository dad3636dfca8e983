#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The streams that a command writes to: the only place that writes to them, but for the messages of the protocol.
///
/// What is written is either text, in which nothing hidden stays, or a document that was asked for.
package enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Whether standard input is a terminal.
  package static var isInputTerminal: Bool { isatty(0) == 1 }

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The number of columns of the terminal; nil if the stream is not a terminal or the width is unknown.
  package var width: Int? {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether bold text may be shown: on terminals, unless the variable `NO_COLOR` is set or the terminal is `dumb`.
  package var showsStyles: Bool {
    guard isTerminal, getenv("NO_COLOR") == nil, let kind = getenv("TERM") else { return false }
    return String(cString: kind) != "dumb"
  }

  /// Writes a line, whose end is added; ignores failures, since nothing can be reported if the stream is closed.
  package func writeLine(_ line: String) { _ = write(Array((TerminalText.safe(line, .line) + "\n").utf8)) }

  /// Writes text of a form and returns whether that worked.
  @discardableResult
  package func writeText(_ text: String, _ form: TerminalText.Form = .lines) -> Bool {
    write(Array(TerminalText.safe(text, form).utf8))
  }

  /// Writes a document as it is, such as a file in another format, and returns whether that worked.
  package func writeDocument(_ bytes: [UInt8]) -> Bool { write(bytes) }

  /// What moves and erases on a terminal.
  package enum Control: String {
    case startOfLine = "\r"
    case eraseLine = "\r\u{1B}[K"
    case eraseScreen = "\u{1B}[2J\u{1B}[3J\u{1B}[H"
  }

  /// Moves or erases on a terminal.
  package func control(_ control: Control) { _ = write(Array(control.rawValue.utf8)) }

  /// Writes all of `bytes` and returns whether that worked.
  private func write(_ bytes: [UInt8]) -> Bool {
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
