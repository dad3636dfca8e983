import KeyCatalog
import Messages
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
    guard types.contains(.boolean), types != .any else { return [] }
    var writer = builder.writer()
    let usual = info?.values.first.map { $0.value == "true" } ?? true
    return [usual, !usual].map { flag in
      let text = writer.value(.boolean(flag, isFixed: true), indent: "")
      let value = info?.values.first { $0.value == String(flag) }
      return builder.proposal(
        text,
        kind: .value,
        detail: value?.shownSummary,
        documentation: value.map { "\(info?.path ?? "")=\($0.value)" },
        filterText: place.form == .quoted ? "\"\(text)\"" : text,
        sortText: flag == usual ? "00" : "01",
        replacement: finished(text)
      )
    }
  }

  // MARK: Texts

  private func texts(_ info: KeyInfo, types: ValueType, siblings: Node?) -> [CompletionProposal] {
    guard !types.isDisjoint(with: [.string, .integer, .real]), !isBoolean(types) else { return [] }
    let kind: NodeKind = types.contains(.string) ? .string : types.contains(.integer) ? .integer : .real
    let present = Set(siblings?.children.compactMap(\.stringValue) ?? [])
    let category = siblings.flatMap(ReasonCategory.around)
    var proposals: [CompletionProposal] = []
    for (index, value) in info.values.enumerated() where !present.contains(value.value) {
      if let category, let own = value.category, own != category { continue }
      proposals.append(proposal(value, info: info, kind: kind, index: index))
    }
    return proposals
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
    let values = SuggestedTexts(root: builder.root).values(forKey: info.key, in: domain)
    return values.enumerated().compactMap { order, value in
      let text = TemplateReader.text(value.text)
      let label = text.plainText
      guard !present.contains(label) else { return nil }
      return proposal(
        label,
        text: text,
        detail: Messages.translated(value.meaning),
        term: nil,
        kind: .string,
        sortText: "3\(1000 + order)",
        isDeprecated: false
      )
    }
  }

  private func isBoolean(_ types: ValueType) -> Bool { types == .boolean }

  private func proposal(_ value: AllowedValue, info: KeyInfo, kind: NodeKind, index: Int) -> CompletionProposal {
    let status = info.path == "UIRequiredDeviceCapabilities" ? KeyCatalog.deviceCapability(value.value)?.status : nil
    let isDeprecated = status == .deprecated || status == .obsolete
    let isDefault = value.value == info.defaultValue
    return proposal(
      value.value,
      text: .fixed(value.value),
      detail: value.shownSummary,
      term: "\(info.path)=\(value.value)",
      kind: kind,
      sortText: (isDeprecated ? "8" : isDefault ? "1" : "2") + String(1000 + index),
      isDeprecated: isDeprecated
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
      replacement = finished(writer.value(.scalar(kind, text), indent: ""))
    case .quoted:
      filterText = "\"\(label)\""
      replacement = finished(writer.value(.scalar(kind, text), indent: ""))
    case .bare, .closeTag:
      if place.tree.format == .openStep, case .fixed(let text) = text {
        replacement = finished(writer.plain(bareLiteral(text, writer)))
      } else {
        replacement = finished(writer.value(.scalar(kind, text), indent: ""))
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

  /// Returns `text` with the layout or the semicolon that is missing at the place.
  private func finished(_ text: String) -> String {
    guard place.tree.format == .openStep else { return builder.laidOut(text) }
    if case .value = place.role, !place.isFollowedBySemicolon { return text + ";" }
    return text
  }
}

/// The category of the reason codes of a privacy manifest.
enum ReasonCategory {
  /// Returns the category next to the array `reasons`, or nil.
  static func around(_ reasons: Node) -> String? {
    guard let dictionary = reasons.parent, dictionary.kind == .dictionary else { return nil }
    return dictionary.value(forKey: "NSPrivacyAccessedAPIType")?.stringValue
  }
}
