import LintFacts
import Messages
import ProjectFiles
import StringTable

/// The actions in a string catalog, without the fixes of findings.
enum StringCatalogActions {
  /// Returns what can be done with the text at `offset` of a document: its state is changed, and a key that code no longer asks for
  /// is removed; none in other files.
  static func rewritings(in document: Document, at offset: Int) -> [CodeActionProposal] {
    guard let catalog = document.catalog,
      let index = catalog.texts.firstIndex(where: { isAt(offset, range(of: $0)) })
    else { return [] }
    let text = catalog.texts[index]
    let editor = CatalogEditor(catalog)
    var actions: [CodeActionProposal] = []
    let units = text.translations.filter { isAt(offset, $0.name.range.lowerBound..<$0.value.range.upperBound) }
      .flatMap(\.units)
    let unit =
      units.count == 1
      ? units.first
      : units.first { unit in
        [unit.state, unit.value].contains { $0.map { isAt(offset, $0.range) } ?? false }
      }
    if let unit, let state = unit.state?.string {
      let isTranslated = state == "translated"
      if let edit = editor.setState(of: unit, to: isTranslated ? "needs_review" : "translated") {
        let title = Messages.text(isTranslated ? "common.catalog-mark-review" : "common.catalog-mark-translated")
        actions.append(CodeActionProposal(title: title, kind: .rewrite, edits: [edit]))
      }
    }
    if text.isStale, let edit = editor.removeText(at: index) {
      let title = Messages.text("common.catalog-remove-stale", [text.key])
      actions.append(CodeActionProposal(title: title, kind: .rewrite, edits: [edit]))
    }
    return actions
  }

  /// Returns the insertion of the text at `offset` into the languages of the catalog that lack it, marked as not translated yet.
  static func translations(in document: Document, at offset: Int) -> [CodeActionProposal] {
    guard let catalog = document.catalog, let text = catalog.countedTexts.first(where: { isAt(offset, range(of: $0)) })
    else { return [] }
    let languages = CatalogGaps.languages(without: text, in: catalog)
    guard !languages.isEmpty else { return [] }
    let source = text.translation(catalog.sourceLanguage)?.units ?? []
    // What varies must be written for each language.
    guard source.allSatisfy(\.path.isEmpty) else { return [] }
    let value = source.first?.value?.string ?? text.key
    let values = Dictionary(languages.map { ($0, value) }) { first, _ in first }
    let edits = CatalogEditor(catalog).addTranslations(values, to: text, state: "new")
    let title = Messages.text("common.insert-in-languages", [text.key, "\(languages.count)"])
    return [CodeActionProposal(title: title, kind: .insertTranslation, edits: edits)]
  }

  /// Where a text is, with its key.
  private static func range(of text: CatalogText) -> Range<Int> {
    text.name.range.lowerBound..<text.value.range.upperBound
  }

  private static func isAt(_ offset: Int, _ range: Range<Int>) -> Bool {
    range.lowerBound <= offset && offset <= range.upperBound
  }
}
