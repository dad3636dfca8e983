extension PageContent {
  /// Returns the page without markup.
  ///
  /// Lines are broken between words after at most `width` characters, unless it is nil; code and addresses are not
  /// broken. With `isStyled` headings are shown bold by the escape sequences of terminals.
  func plainText(width: Int? = nil, isStyled: Bool = false) -> String {
    let body = blocks.map { block in
      switch block {
      case .heading(let text): return isStyled ? "\u{1B}[1m\(text.plain)\u{1B}[0m" : text.plain
      case .paragraph(let text): return LineWrap.wrap(text.plain, width: width)
      case .list(let items):
        return items.map { "- \(LineWrap.wrap($0.plain, width: width.map { $0 - 2 }, indentation: 2))" }
          .joined(separator: "\n")
      case .code(let code, _): return code
      case .table(_, let rows): return rows.map { $0.map(\.plain).joined(separator: " · ") }.joined(separator: "\n")
      }
    }
    let footer = links.map { "\($0.label.plain): \($0.url)" }.joined(separator: "\n")
    return (body + [footer].filter { !$0.isEmpty }).joined(separator: "\n\n")
  }
}

/// Breaks text into lines.
enum LineWrap {
  /// The narrowest width for which words are broken into lines.
  private static let minimumWidth = 20

  /// Returns `text` with line ends instead of spaces, so that lines have at most `width` characters.
  ///
  /// Further lines begin with `indentation` spaces, which are not counted. Words stay whole. Linear in the text.
  static func wrap(_ text: String, width: Int?, indentation: Int = 0) -> String {
    guard let width else { return text }
    let limit = max(width, minimumWidth)
    let margin = "\n" + String(repeating: " ", count: indentation)
    var wrapped = ""
    var column = 0
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let length = word.count
      if index > 0 {
        let fits = column + 1 + length <= limit
        wrapped += fits ? " " : margin
        column = fits ? column + 1 : 0
      }
      wrapped += word
      column += length
    }
    return wrapped
  }
}
