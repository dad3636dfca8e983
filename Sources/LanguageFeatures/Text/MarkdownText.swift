/// Text as Markdown (CommonMark 0.31).
enum MarkdownText {
  /// Returns `text` with a backslash before every character that would be markup where it is, in linear time.
  ///
  /// Neovim shows each backslash, so there is none where Markdown needs none.
  static func escape(_ text: String) -> String {
    var output = ""
    output.reserveCapacity(text.utf8.count)
    let scalars = text.unicodeScalars
    var (startsLine, previous) = (true, Unicode.Scalar?.none)
    for index in scalars.indices {
      let (scalar, next) = (scalars[index], scalars[scalars.index(after: index)...].first)
      let isMarkup = scalar == ">" || scalar == "#" ? startsLine : isMarkup(scalar, after: previous, before: next)
      if isMarkup { output.append("\\") }
      output.unicodeScalars.append(scalar)
      startsLine = scalar == "\n" || startsLine && scalar == " "
      previous = scalar
    }
    return output
  }

  private static func isMarkup(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?)
    -> Bool
  {
    switch scalar {
    case "\\", "`", "*", "[", "]", "~", "|": true
    // Inside a word it is no emphasis.
    case "_": !isWord(previous) || !isWord(next)
    // A tag, a comment, a declaration or an address.
    case "<": isWord(next) || next == "/" || next == "!" || next == "?"
    // A character by its name or number.
    case "&": isWord(next) || next == "#"
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    scalar?.properties.isAlphabetic ?? false || scalar?.properties.numericType != nil
  }

  /// Returns `code` as a code span, with a fence longer than any run of backticks inside.
  static func codeSpan(_ code: String) -> String {
    let fence = String(repeating: "`", count: longestRunOfBackticks(code) + 1)
    let needsSpace = code.hasPrefix("`") || code.hasSuffix("`") || code.isEmpty
    return needsSpace ? "\(fence) \(code) \(fence)" : fence + code + fence
  }

  /// Returns `code` as a fenced block; `language` names its syntax.
  static func codeBlock(_ code: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRunOfBackticks(code) + 1))
    return "\(fence)\(language)\n\(code)\n\(fence)"
  }

  private static func longestRunOfBackticks(_ text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
