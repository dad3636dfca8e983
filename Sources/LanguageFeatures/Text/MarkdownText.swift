/// Text as Markdown (CommonMark 0.31).
enum MarkdownText {
  /// Returns `text` with a backslash before every character that would be markup in a line of text.
  static func escape(_ text: String) -> String {
    var output = ""
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if isMarkup(scalar) { output.append("\\") }
      output.unicodeScalars.append(scalar)
    }
    return output
  }

  private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "<", ">", "[", "]", "~", "&", "#", "|": true
    default: false
    }
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
