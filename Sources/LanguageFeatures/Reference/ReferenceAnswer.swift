import KeyCatalog

/// What a search of the reference finds.
public enum ReferenceAnswer: Sendable {
  /// The page of the one thing that the term names.
  case page(ReferencePage)
  /// The things that the term fits, the likeliest first; at least two.
  case list(ReferenceList)
  /// Nothing; the terms of which it is probably a misspelling, most likely first.
  case nothing([String])
}

/// One thing that a search of the reference finds.
public struct ReferenceHit: Sendable {
  /// The subject of its page.
  public let topic: ReferenceTopic
  /// The name that Xcode shows, or the title; nil if there is none.
  public let title: String?
  /// What it is, in one sentence; nil if the catalog does not have it.
  public let summary: String?
}

/// The things that a search of the reference finds.
public struct ReferenceList: Sendable {
  /// The term that was looked for.
  public let term: String
  /// The things, the likeliest first.
  public let hits: [ReferenceHit]
  /// How many more there are.
  public let more: Int

  /// Returns the list for a terminal of `width` columns, the heading bold if `isStyled`.
  public func terminalText(width: Int?, isStyled: Bool) -> String {
    content.plainText(width: width, isStyled: isStyled)
  }

  /// The list in Markdown.
  public var markdown: String { content.markdown() }

  private var content: PageContent {
    var content = PageContent()
    content.heading(.words("pages.matches", "\(term)"))
    var items = hits.map(Self.line)
    if more > 0 { items.append(.words("pages.more", "\(String(more))")) }
    content.list(items)
    return content
  }

  private static func line(_ hit: ReferenceHit) -> RichText {
    let name: RichText = "\(term: hit.topic.shownTerm)"
    let details = [hit.title, hit.topic.place].compactMap { $0.map { RichText(text: $0) } }
    let head = ([name] + details).joined(separator: " · ")
    return hit.summary.map { "\(head): \($0)" } ?? head
  }
}
