extension PageContent {
  /// Returns the page in Markdown (CommonMark 0.31), with headings of `level`; terms to which `address` gives an address are
  /// links.
  func markdown(headingLevel level: Int = 3, linking address: (String) -> String? = { _ in nil }) -> String {
    let body = blocks.map { block in
      switch block {
      case .heading(let text): "\(String(repeating: "#", count: level)) \(text.markdown)"
      case .paragraph(let text): text.markdown(linking: address)
      case .list(let items): items.map { "- \($0.markdown(linking: address))" }.joined(separator: "\n")
      case .code(let code, let language): MarkdownText.codeBlock(code, language: language)
      }
    }
    let footer = links.map { "[\($0.label.markdown)](<\($0.url)>)" }.joined(separator: " · ")
    return (body + [footer].filter { !$0.isEmpty }).joined(separator: "\n\n")
  }
}
