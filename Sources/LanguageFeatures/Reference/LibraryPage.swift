import KeyCatalog

/// The page of a library or toolkit that reads its own keys.
enum LibraryPage {
  static func content(_ library: Library) -> PageContent {
    var content = PageContent()
    content.heading("\(library.name)")
    content.paragraph(.words("pages.library-kind", RichText(catalog: library.summary)))
    var facts: [RichText] = []
    if !library.prefixes.isEmpty { facts.append(.words("pages.prefixes", library.prefixes.codeList)) }
    let keys = KeyCatalog.children(of: "", in: .libraries).filter { $0.library == library.name }.map(\.key)
    if !keys.isEmpty { facts.append(.words("pages.keys-of-library", keys.termList)) }
    content.list(facts)
    content.documentationLink(to: library.documentation)
    return content
  }
}
