/// Puts paragraphs, lists and code together to a formatted text.
struct TextBuilder {
  private var markdown: [String] = []
  private var plain: [String] = []

  /// The text that was put together, blocks parted by empty lines.
  var text: FormattedText {
    FormattedText(markdown: markdown.joined(separator: "\n\n"), plainText: plain.joined(separator: "\n\n"))
  }

  /// Adds a heading.
  mutating func heading(_ text: RichText) {
    markdown.append("### \(text.markdown)")
    plain.append(text.plain)
  }

  /// Adds a paragraph.
  mutating func paragraph(_ text: RichText) {
    markdown.append(text.markdown)
    plain.append(text.plain)
  }

  /// Adds a paragraph of `text` where there is one.
  mutating func paragraph(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    paragraph(RichText(text: text))
  }

  /// Adds a list; nothing where there are no items.
  mutating func list(_ items: [RichText]) {
    guard !items.isEmpty else { return }
    markdown.append(items.map { "- \($0.markdown)" }.joined(separator: "\n"))
    plain.append(items.map { "- \($0.plain)" }.joined(separator: "\n"))
  }

  /// Adds a block of code.
  mutating func code(_ code: String, language: String) {
    markdown.append(MarkdownText.codeBlock(code, language: language))
    plain.append(code)
  }

  /// Adds links, each with its address; addresses other than https are left out.
  mutating func links(_ links: [(label: String, url: String?)]) {
    let links = links.compactMap { link in link.url.map { (label: link.label, url: $0) } }
      .filter { $0.url.hasPrefix("https://") }
    guard !links.isEmpty else { return }
    markdown.append(links.map { "[\(MarkdownText.escape($0.label))](<\($0.url)>)" }.joined(separator: " · "))
    plain.append(links.map { "\($0.label): \($0.url)" }.joined(separator: "\n"))
  }
}
