import KeyCatalog
import PropertyList

/// Proposes values of a key and items of an array.
struct ValueProposals {
  private let builder: ProposalBuilder
  private var place: CursorPlace { builder.place }

  init(_ builder: ProposalBuilder) {
    self.builder = builder
  }

  /// Returns proposals for the value of the key at `path`, or for an item of the array there.
  ///
  /// `siblings` are the other items of the array.
  func proposals(path: String?, siblings: Node?) -> [CompletionProposal] {
    if case .closeTag = place.form { return ElementProposals(builder).closingTags() }
    let domain = builder.domain
    let info = path.flatMap { path in domain.flatMap { CatalogPlace.key(at: path, in: $0) } }
    // An existing value is only replaced if the cursor is in it.
    if siblings == nil, place.isFollowedByValue, place.form == .bare, place.tree.format == .xml { return [] }
    let types = info.map { siblings == nil ? $0.types : $0.elementTypes } ?? []
    var proposals = booleans(types, info)
    if let info {
      proposals += texts(info, types: types, siblings: siblings)
      proposals += suggestions(info, types: types, siblings: siblings, known: Set(proposals.map(\.label)))
    }
    if let siblings, let path { proposals += EntryTemplateProposals(builder).items(of: siblings, path: path) }
    if case .content = place.form { return proposals.filter { $0.kind == .value && $0.label.first != "<" } }
    guard place.tree.format == .xml else { return proposals }
    return proposals
      + ElementProposals(builder).values(types: types, info: info, domain: domain, isItem: siblings != nil)
  }

  // MARK: Booleans

  private func booleans(_ types: ValueType, _ info: KeyInfo?) -> [CompletionProposal] {
    var writer = builder.writer()
    return ValueCandidate.booleans(types, info).map { value in
      let text = writer.value(.boolean(value.flag, isFixed: true), indent: "")
      return builder.proposal(
        text,
        kind: .value,
        detail: value.known?.shownSummary,
        documentation: value.known.map { "\(info?.path ?? "")=\($0.value)" },
        filterText: place.form == .quoted ? "\"\(text)\"" : text,
        sortText: value.isUsual ? "00" : "01",
        replacement: builder.finished(text)
      )
    }
  }

  // MARK: Texts

  private func texts(_ info: KeyInfo, types: ValueType, siblings: Node?) -> [CompletionProposal] {
    let present = Set(siblings?.children.compactMap(\.stringValue) ?? [])
    let kind: NodeKind = types.contains(.string) ? .string : types.contains(.integer) ? .integer : .real
    return ValueCandidate.known(info, types: types, present: present, category: siblings.flatMap(ReasonCategory.around))
      .map { proposal($0, kind: kind) }
  }

  /// Frequent values for keys that allow any text.
  private func suggestions(
    _ info: KeyInfo,
    types: ValueType,
    siblings: Node?,
    known: Set<String>
  ) -> [CompletionProposal] {
    guard types.contains(.string), let domain = builder.domain else { return [] }
    let present = known.union(siblings?.children.compactMap(\.stringValue) ?? [])
    return ValueCandidate.suggested(forKey: info.key, in: domain, root: builder.root, present: present)
      .map { proposal($0, kind: .string) }
  }

  private func proposal(_ value: ValueCandidate, kind: NodeKind) -> CompletionProposal {
    proposal(
      value.label,
      text: value.text,
      detail: value.detail,
      term: value.term,
      kind: kind,
      sortText: value.sortText,
      isDeprecated: value.isDeprecated
    )
  }

  private func proposal(
    _ label: String,
    text: TextTemplate,
    detail: String?,
    term: String?,
    kind: NodeKind,
    sortText: String,
    isDeprecated: Bool
  ) -> CompletionProposal {
    var writer = builder.writer()
    let name = kind.elementName ?? "string"
    var replacement: String
    var filterText = label
    switch place.form {
    case .content(let isClosed):
      replacement = writer.text(text) + (isClosed ? "" : "</\(name)>")
    case .openTag:
      filterText = "<\(name)>\(label)"
      replacement = builder.finished(writer.value(.scalar(kind, text), indent: ""))
    case .quoted:
      filterText = "\"\(label)\""
      replacement = builder.finished(writer.value(.scalar(kind, text), indent: ""))
    case .bare, .closeTag:
      if place.tree.format == .openStep, case .fixed(let text) = text {
        replacement = builder.finished(writer.plain(bareLiteral(text, writer)))
      } else {
        replacement = builder.finished(writer.value(.scalar(kind, text), indent: ""))
      }
    }
    return builder.proposal(
      label,
      kind: .value,
      detail: detail,
      documentation: term,
      filterText: filterText,
      sortText: sortText,
      isDeprecated: isDeprecated,
      replacement: replacement
    )
  }

  /// A word stays without quotes if the syntax allows it.
  private func bareLiteral(_ text: String, _ writer: TemplateWriter) -> String {
    let isBare = !text.isEmpty && text.utf8.allSatisfy(TypedByte.isBare)
    return isBare ? text : "\"\(writer.format.escape(text))\""
  }
}
