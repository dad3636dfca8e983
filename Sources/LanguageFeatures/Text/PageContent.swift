/// The content of a page, block by block, before it is written in some form.
struct PageContent: Sendable, Hashable {
  /// A block of a page.
  enum Block: Sendable, Hashable {
    case heading(RichText)
    case paragraph(RichText)
    case list([RichText])
    case code(String, language: String)
    case table(header: [RichText], rows: [[RichText]])
  }

  /// An address with its link text.
  struct Link: Sendable, Hashable {
    let label: RichText
    let url: String
  }

  private(set) var blocks: [Block] = []
  /// The addresses below the last block.
  private(set) var links: [Link] = []

  /// The page in the forms that an editor shows.
  var text: FormattedText { FormattedText(markdown: markdown(), plainText: plainText()) }

  /// Adds a heading.
  mutating func heading(_ text: RichText) {
    blocks.append(.heading(text))
  }

  /// Adds a paragraph.
  mutating func paragraph(_ text: RichText) {
    blocks.append(.paragraph(text))
  }

  /// Adds a paragraph of `text` if there is one.
  mutating func paragraph(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    paragraph(RichText(text: text))
  }

  /// Adds a list; nothing if there are no items.
  mutating func list(_ items: [RichText]) {
    guard !items.isEmpty else { return }
    blocks.append(.list(items))
  }

  /// Adds a list below a line that introduces it; nothing if there are no items.
  mutating func list(_ items: [RichText], below line: RichText) {
    guard !items.isEmpty else { return }
    paragraph(line)
    list(items)
  }

  /// Adds a block of code.
  mutating func code(_ code: String, language: String) {
    blocks.append(.code(code, language: language))
  }

  /// Adds a table, whose rows have as many cells as `header`.
  mutating func table(_ header: [RichText], _ rows: [[RichText]]) {
    blocks.append(.table(header: header, rows: rows))
  }

  /// Adds a link below all blocks, if there is an address, which must begin with `https`; one link for each address.
  mutating func link(_ label: RichText, to url: String?) {
    guard let url, url.hasPrefix("https://"), !links.contains(where: { $0.url == url }) else { return }
    links.append(Link(label: label, url: url))
  }
}

extension PageContent {
  /// Adds the link to the source of the page, which is not always a page of Apple.
  mutating func documentationLink(to url: String?) {
    let isApples = url?.hasPrefix("https://developer.apple.com/") == true
    link(.words(isApples ? "pages.apple-documentation" : "pages.documentation"), to: url)
  }
}

/// A text for users, with Markdown and without any markup.
public struct FormattedText: Sendable, Hashable {
  /// The text in Markdown (CommonMark), with everything except markup escaped.
  public let markdown: String
  /// The same text without markup.
  public let plainText: String

  /// Makes a text of its two forms.
  init(markdown: String, plainText: String) {
    self.markdown = markdown
    self.plainText = plainText
  }
}
