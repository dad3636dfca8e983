import AppProject
import KeyCatalog
import PropertyList
import SourceText

/// Makes proposals for one place: edits, layout and the text to match.
struct ProposalBuilder {
  let place: CursorPlace
  let kind: FileKind
  /// The root dictionary of the document, with the text being typed.
  let root: Node?
  /// The contents that the language of a `.stringsdict` needs.
  let plurals: PluralForms
  let options: CompletionOptions
  private let layout: PlaceLayout

  init(place: CursorPlace, document: Document, options: CompletionOptions) {
    self.place = place
    kind = document.kind
    root = document.rootDictionary
    plurals = PluralForms(domain: document.kind.domain, path: document.path)
    self.options = options
    layout = PlaceLayout(place)
  }

  /// The part of the catalog; nil for files without one.
  var domain: CatalogDomain? { kind.domain }

  /// The indentation of the line on which a new entry, value or item begins.
  var indent: String { layout.indent }

  /// Returns a writer with the file's syntax and layout.
  func writer() -> TemplateWriter {
    TemplateWriter(
      format: place.tree.format,
      indentUnit: layout.indentUnit,
      lineEnding: layout.lineEnding,
      usesSnippets: options.usesSnippets
    )
  }

  /// Returns a proposal whose `replacement` replaces `range`, or the text being typed.
  func proposal(
    _ label: String,
    kind: CompletionProposal.Kind,
    detail: String? = nil,
    documentation: String? = nil,
    filterText: String,
    sortText: String,
    isDeprecated: Bool = false,
    replacement: String,
    range: Range<Int>? = nil,
    isSnippet: Bool? = nil
  ) -> CompletionProposal {
    let isSnippet = isSnippet ?? options.usesSnippets
    return CompletionProposal(
      label: label,
      kind: kind,
      detail: detail,
      documentationTerm: documentation,
      filterText: filterText,
      sortText: sortText,
      isDeprecated: isDeprecated,
      edit: TextEdit(range: range ?? place.typedRange, replacement: replacement),
      isSnippet: isSnippet
    )
  }

  /// Returns `text` on a line of its own if the place requires it; `text` is written by `writer()`.
  func laidOut(_ text: String) -> String {
    let writer = writer()
    return writer.plain(layout.prefix) + text + writer.plain(layout.suffix)
  }
}
