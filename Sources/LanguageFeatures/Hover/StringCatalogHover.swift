import Messages
import ProjectFiles
import StringTable

/// The text over the code of a language in a string catalog: its name, and how far the catalog is translated into it.
enum StringCatalogHover {
  /// Returns the page of the language at `offset` of a document; nil elsewhere and in other files; linear in the catalog.
  static func hover(in document: Document, at offset: Int) -> HoverResult? {
    let isAt = { (range: Range<Int>) in range.lowerBound <= offset && offset <= range.upperBound }
    guard let catalog = document.catalog, let text = catalog.texts.first(where: { isAt($0.value.range) }),
      let translation = text.translations.first(where: { isAt($0.name.range) })
    else { return nil }
    let language = translation.language
    var page = PageContent()
    let name = LanguageName.of(language).map { " · \($0)" } ?? ""
    page.heading("\(code: language)\(name)")
    if let counts = catalog.counts[language] {
      page.paragraph(.words("pages.catalog-translated", "\(String(counts.translated))", "\(String(counts.keys))"))
      let rest: [(String, Int)] = [
        ("pages.translation-needs-review", counts.needsReview), ("pages.translation-new", counts.new),
        ("pages.translation-missing", counts.missing),
      ]
      page.list(rest.filter { $0.1 > 0 }.map { "\(.words($0.0)): \(String($0.1))" })
    } else if language == catalog.sourceLanguage {
      page.paragraph(.words("pages.catalog-source"))
    }
    return HoverResult(range: translation.name.contentRange, text: page.text)
  }
}
