import KeyCatalog
import ProjectFiles
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
      // Some clients without snippets write line ends as other characters.
      lineEnding: options.usesSnippets ? layout.lineEnding : nil,
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
    let range = range ?? place.typedRange
    return CompletionProposal(
      label: label,
      kind: kind,
      detail: detail,
      documentationTerm: documentation,
      filterText: filterText,
      sortText: sortText,
      isDeprecated: isDeprecated,
      edit: TextEdit(range: range, replacement: relative(replacement, to: range.lowerBound)),
      isSnippet: isSnippet
    )
  }

  /// Returns white space without its line ends if the client has no snippets.
  private func onOneLine(_ space: String) -> String {
    options.usesSnippets || !space.utf8.contains(where: ASCII.isLineEnd) ? space : ""
  }

  private func relative(_ replacement: String, to start: Int) -> String {
    guard options.addsIndentation else { return replacement }
    return place.text.relative(replacement, to: start, lineEnding: layout.lineEnding)
  }

  /// Returns `text` on a line of its own if the place requires it; `text` is written by `writer()`.
  func laidOut(_ text: String) -> String {
    let writer = writer()
    return writer.plain(onOneLine(layout.prefix)) + text + writer.plain(onOneLine(layout.suffix))
  }

  /// Returns a value with the layout or the semicolon that is missing at the place.
  func finished(_ text: String) -> String {
    guard place.tree.format == .openStep else { return laidOut(text) }
    if case .value = place.role, !place.isFollowedBySemicolon { return text + ";" }
    return text
  }
}

extension SourceText {
  /// Returns a snippet for clients that indent each of its lines as they do the line of `start`, where it is inserted.
  func relative(_ replacement: String, to start: Int, lineEnding: String) -> String {
    guard replacement.utf8.contains(where: ASCII.isLineEnd) else { return replacement }
    let line = lineRange(self.line(at: start)).lowerBound..<start
    let end = firstOffset(in: line) { !ASCII.isBlank($0) } ?? start
    let indent = string(in: line.lowerBound..<end)
    guard !indent.isEmpty else { return replacement }
    let lines = replacement.split(separator: lineEnding, omittingEmptySubsequences: false)
    let rest = lines.dropFirst().map { $0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0 }
    return (lines.prefix(1) + rest).joined(separator: lineEnding)
  }
}
