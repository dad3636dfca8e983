import SourceText

/// Text for a terminal or the log of a CI system, in which nothing controls the one or is a command to the other.
///
/// Names of files, keys and texts are data that strangers wrote: hidden characters in them are written as in Swift source. A line that
/// GitHub Actions would take for a command, since it begins with two colons, gets an escape for the first.
package enum TerminalText {
  /// What else a text may hold.
  package enum Form {
    /// A piece of a line: no line end and no tab, and not known to be its start.
    case piece
    /// A line, with tabs.
    case line
    /// Lines, with tabs.
    case lines
    /// Lines with colors and bold text of ours.
    case styledLines
    /// Lines that are commands of ours to GitHub Actions.
    case commands
  }

  /// Returns a piece of a line that can be put into any of the other forms; linear.
  package static func visible(_ text: String) -> String { safe(text, .piece) }

  /// Returns a text in which nothing but what the form allows is hidden; the same for a text that was made so before; linear.
  package static func safe(_ text: String, _ form: Form) -> String {
    var text = text
    return text.withUTF8 { safe($0, form) } ?? text
  }

  /// Returns the safe text; nil if it is the same.
  private static func safe(_ bytes: UnsafeBufferPointer<UInt8>, _ form: Form) -> String? {
    var result: [UInt8] = []
    var (index, copied) = (0, 0)
    // At the start of a line there was nothing yet but blanks, which readers of commands leave out.
    var isStart = form != .piece && form != .commands
    while index < bytes.count {
      let byte = bytes[index]
      if let count = allowed(at: index, in: bytes, form) {
        if bytes[index + count - 1] == UInt8(ascii: "\n") { isStart = form != .commands }
        index += count
        continue
      }
      let isColon = isStart && byte == UInt8(ascii: ":") && bytes[(index + 1)...].first == UInt8(ascii: ":")
      if byte > 0x20, byte < 0x80 { isStart = false }
      guard let hidden = isColon ? (":", 1) : HiddenCharacter.at(index, in: bytes) else {
        index += 1
        continue
      }
      result += bytes[copied..<index]
      result += escape(hidden.scalar).utf8
      isStart = false
      index += hidden.count
      copied = index
    }
    return copied == 0 ? nil : String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  /// Returns the number of bytes of the line end, tab or style at an index that a form allows; nil for others.
  private static func allowed(at index: Int, in bytes: UnsafeBufferPointer<UInt8>, _ form: Form) -> Int? {
    let rest = bytes[index...]
    switch (bytes[index], form) {
    case (_, .piece), (UInt8(ascii: "\n"), .line): return nil
    case (UInt8(ascii: "\t"), _), (UInt8(ascii: "\n"), _): return 1
    case (UInt8(ascii: "\r"), .lines): return rest.starts(with: "\r\n".utf8) ? 2 : nil
    case (0x1B, .styledLines):
      guard rest.starts(with: "\u{1B}[".utf8) else { return nil }
      let end = rest.dropFirst(2).firstIndex { !ASCII.isDigit($0) && $0 != UInt8(ascii: ";") }
      return end.flatMap { bytes[$0] == UInt8(ascii: "m") ? $0 + 1 - index : nil }
    default: return nil
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
