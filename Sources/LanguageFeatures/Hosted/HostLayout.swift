import SourceText

/// The white space of a host file around a place.
struct HostLayout {
  /// The indentation of the lines that continue what is inserted.
  let indent: String
  /// The indentation of the key of the line, after its dashes.
  let keyIndent: String
  /// The text of one level of indentation.
  let indentUnit: String
  /// The line end.
  let lineEnding: String

  /// Lines that are looked at for the indentation of the file.
  private static let lineLimit = 100

  /// Reads the white space around `start`, where something is inserted.
  init(_ text: SourceText, _ start: Int, _ syntax: HostSyntax) {
    let line = text.lineRange(text.line(at: start))
    var key = text.trimmedStart(of: line.lowerBound..<start)
    let blanks = text.string(in: line.lowerBound..<key)
    while text.hasPrefix("- ", at: key) { key = text.trimmedStart(of: (key + 1)..<max(start, key + 1)) }
    keyIndent = blanks.padded(to: key - line.lowerBound)
    // In YAML, what follows a dash continues below its own start.
    indent = syntax == .yaml ? blanks.padded(to: start - line.lowerBound) : blanks
    indentUnit = Self.unit(text)
    let first = text.lineRange(0)
    lineEnding = text.hasPrefix("\r\n", at: first.upperBound) ? "\r\n" : "\n"
  }

  /// The indentation of the first line that has one.
  private static func unit(_ text: SourceText) -> String {
    for number in 0..<min(text.lineCount, lineLimit) {
      let line = text.lineRange(number)
      let end = text.trimmedStart(of: line)
      if end > line.lowerBound, end < line.upperBound { return text.string(in: line.lowerBound..<end) }
    }
    return "  "
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(count - utf8.count, 0))
  }
}
