extension PageContent {
  /// Returns the page in Markdown, with headings of `level`.
  ///
  /// It is CommonMark 0.31 with tables as on GitHub; terms to which `address` gives an address are links.
  func markdown(headingLevel level: Int = 3, linking address: (String) -> String? = { _ in nil }) -> String {
    let body = blocks.map { block in
      switch block {
      case .heading(let text): "\(String(repeating: "#", count: level)) \(text.markdown)"
      case .paragraph(let text): text.markdown(linking: address)
      case .list(let items): items.map { "- \($0.markdown(linking: address))" }.joined(separator: "\n")
      case .code(let code, let language): MarkdownText.codeBlock(code, language: language)
      case .table(let header, let rows): MarkdownText.table([header] + rows, linking: address)
      }
    }
    let footer = links.map { "[\($0.label.markdown)](<\($0.url)>)" }.joined(separator: " · ")
    return (body + [footer].filter { !$0.isEmpty }).joined(separator: "\n\n")
  }
}

extension MarkdownText {
  /// Returns a table, the first row of which is its header.
  fileprivate static func table(_ rows: [[RichText]], linking address: (String) -> String?) -> String {
    var lines = rows.map { row in
      // A bar ends the cell even in code.
      let cells = row.map { cell in
        let escaped = RichText(cell.spans.map(\.withEscapedBars))
        return escaped.markdown(linking: address)
      }
      return "| \(cells.joined(separator: " | ")) |"
    }
    let rule = "|" + String(repeating: " --- |", count: rows.first?.count ?? 0)
    lines.insert(rule, at: min(1, lines.count))
    return lines.joined(separator: "\n")
  }
}

extension RichText.Span {
  /// The part with a backslash before each bar in code, if nothing else escapes it.
  fileprivate var withEscapedBars: RichText.Span {
    switch self {
    case .code(let text) where text.contains("|"):
      .code(text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|"))
    default: self
    }
  }
}
