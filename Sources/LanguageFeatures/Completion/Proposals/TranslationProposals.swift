import AppProject
import Messages
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// Proposes the text that a translation is made from, and after a percent sign the placeholders of it that the translation lacks.
struct TranslationProposals {
  private static let labelLimit = 80

  private let base: BaseText
  /// The document.
  private let text: SourceText
  /// The bytes of the translation, without quotation marks.
  private let content: Range<Int>
  private let offset: Int

  /// Returns the proposals at `offset` of the value of an entry of a string table; none elsewhere.
  static func proposals(
    at offset: Int,
    in document: Document,
    _ builder: ProposalBuilder,
    _ project: ProjectContext
  ) -> [CompletionProposal] {
    let place = builder.place
    guard document.kind.isStringTable, let root = place.tree.root, case .value = place.role,
      place.tree.container(at: place.offset) ?? root == root,
      let key = root.children(around: place.offset).previous, key.kind == .key, let name = key.stringValue,
      let base = BaseText.of(name, in: document, project)
    else { return [] }
    let format = place.tree.format
    let written = format.escape(base.text)
    var content = place.typedRange
    switch place.form {
    case .quoted:
      content = content.dropFirst().dropLast(place.isQuoteClosed ? 1 : 0)
      let (own, literal) = (Self(base, place.text, content, offset), "\"\(written)\"")
      return own.all(replacing: place.typedRange, with: builder.finished(literal), matching: literal)
    case .content(let isClosed):
      let own = Self(base, place.text, content, offset)
      return own.all(replacing: content, with: written + (isClosed ? "" : "</string>"), matching: written)
    case .bare where format == .openStep:
      let own = Self(base, place.text, offset..<offset, offset)
      return own.all(replacing: content, with: builder.finished("\"\(written)\""), matching: base.text)
    case .bare, .openTag, .closeTag: return []
    }
  }

  /// Returns the proposals at `offset` of a string catalog; none outside the texts of translations.
  ///
  /// Linear in the keys and in the texts of one key.
  static func proposals(at offset: Int, in catalog: StringCatalog, _ text: SourceText) -> [CompletionProposal] {
    let isAround = { (range: Range<Int>) in range.lowerBound < offset && offset < range.upperBound }
    guard let entry = catalog.texts.first(where: { isAround($0.value.range) }),
      let translation = entry.translations.first(where: { isAround($0.value.range) }),
      let unit = translation.units.first(where: { ($0.value?.range).map(isAround) ?? false }),
      let value = unit.value, value.string != nil,
      let base = BaseText.of(unit, translation.language, entry, in: catalog)
    else { return [] }
    let written = CatalogEditor.escaped(base.text)
    let own = Self(base, text, value.contentRange, offset)
    return own.all(replacing: value.contentRange, with: written, matching: written)
  }

  private init(_ base: BaseText, _ text: SourceText, _ content: Range<Int>, _ offset: Int) {
    (self.base, self.text, self.content, self.offset) = (base, text, content, offset)
  }

  private func all(replacing range: Range<Int>, with replacement: String, matching filter: String)
    -> [CompletionProposal]
  {
    let line = base.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let label = line.count > Self.labelLimit ? line.prefix(Self.labelLimit) + "…" : line
    let detail = Messages.text("pages.text-of", [base.source])
    let whole = proposal(label, detail, replacing: range, with: replacement, matching: filter, sortText: "1")
    return placeholders() + [whole]
  }

  // MARK: Placeholders

  /// Returns the placeholders that the translation lacks, if the cursor is in one.
  private func placeholders() -> [CompletionProposal] {
    guard let start = placeholderStart else { return [] }
    var other = text.string(in: content.lowerBound..<start)
    other += text.string(in: offset..<content.upperBound)
    let present = FormatString(other)
    let expected = FormatString(base.text)
    let known = Set(present.numbered().map(\.argument))
    let detail = Messages.text("pages.placeholder-of", [base.source])
    let isInOrder = !present.specifiers.isEmpty && present.specifiers.allSatisfy { $0.position == nil }
    var proposed: Set<Int> = []
    return expected.numbered().compactMap { argument, specifier in
      guard !known.contains(argument), proposed.insert(argument).inserted else { return nil }
      let isNext = isInOrder && argument == present.specifiers.count + 1
      let needsNumber = expected.specifiers.count > 1 && !isNext
      let written = written(specifier, needsNumber ? argument : nil)
      return proposal(
        written,
        detail,
        replacing: start..<offset,
        with: written,
        matching: written,
        sortText: "0\(1000 + argument)"
      )
    }
  }

  /// Returns a placeholder of the text with the number of its argument if it needs one.
  private func written(_ specifier: FormatSpecifier, _ number: Int?) -> String {
    let bytes = Array(base.text.utf8)[specifier.range]
    let text = String(decoding: bytes, as: UTF8.self)
    guard let number, specifier.position == nil, specifier.starCount == 0 else { return text }
    return "%\(number)$" + text.dropFirst()
  }

  /// The percent sign of the placeholder that is being typed at the cursor.
  private var placeholderStart: Int? {
    guard content.contains(offset) || offset == content.upperBound else { return nil }
    let before = text.bytes(in: content.lowerBound..<offset)
    guard let last = before.lastIndex(of: UInt8(ascii: "%")), before.count - last <= 24,
      before[(last + 1)...].allSatisfy({ ASCII.isLetterOrDigit($0) || "$#@.+-_".utf8.contains($0) })
    else { return nil }
    // Two percent signs are a written one.
    let run = before[...last].reversed().prefix { $0 == UInt8(ascii: "%") }.count
    return run % 2 == 1 ? content.lowerBound + last : nil
  }

  private func proposal(
    _ label: some StringProtocol,
    _ detail: String,
    replacing range: Range<Int>,
    with replacement: String,
    matching filter: String,
    sortText: String
  ) -> CompletionProposal {
    CompletionProposal(
      label: String(label),
      kind: .value,
      detail: detail,
      documentationTerm: nil,
      filterText: filter,
      sortText: sortText,
      isDeprecated: false,
      edit: TextEdit(range: range, replacement: replacement),
      isSnippet: false
    )
  }
}
