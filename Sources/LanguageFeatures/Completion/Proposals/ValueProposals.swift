import KeyCatalog
import PropertyList

/// Proposes values of a key and items of an array.
struct ValueProposals {
  private let builder: ProposalBuilder
  private var place: CursorPlace { builder.place }

  init(_ builder: ProposalBuilder) {
    self.builder = builder
  }

  /// Returns what can stand as the value of the key at `path`, or as an item of the array there, whose items are `siblings`.
  func proposals(path: String?, siblings: Node?) -> [CompletionProposal] {
    if case .closeTag = place.form { return ElementProposals(builder).closingTags() }
    let domain = builder.domain
    let info = path.flatMap { path in domain.flatMap { KeyCatalog.key(at: path, in: $0) } }
    // A value that is there already is only replaced where the cursor stands in it.
    if siblings == nil, place.isFollowedByValue, place.form == .bare, place.tree.format == .xml { return [] }
    let types = info.map { siblings == nil ? $0.types : $0.elementTypes } ?? []
    var proposals = booleans(types, info)
    if let info { proposals += texts(info, types: types, siblings: siblings) }
    if case .content = place.form { return proposals.filter { $0.kind == .value && $0.label.first != "<" } }
    guard place.tree.format == .xml else { return proposals }
    return proposals
      + ElementProposals(builder).values(types: types, info: info, domain: domain, isItem: siblings != nil)
  }

  // MARK: Booleans

  private func booleans(_ types: ValueType, _ info: KeyInfo?) -> [CompletionProposal] {
    guard types.contains(.boolean), types != .any else { return [] }
    var writer = builder.writer()
    return [true, false].map { flag in
      let text = writer.value(.boolean(flag, isFixed: true), indent: "")
      let value = info?.values.first { $0.value == String(flag) }
      return builder.proposal(
        text,
        kind: .value,
        detail: value?.summary,
        documentation: value.map { "\(info?.path ?? "")=\($0.value)" },
        filterText: place.form == .quoted ? "\"\(text)\"" : text,
        sortText: flag ? "00" : "01",
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

  private func isBoolean(_ types: ValueType) -> Bool { types == .boolean }

  private func proposal(_ value: AllowedValue, info: KeyInfo, kind: NodeKind, index: Int) -> CompletionProposal {
    var writer = builder.writer()
    let status = info.path == "UIRequiredDeviceCapabilities" ? KeyCatalog.deviceCapability(value.value)?.status : nil
    let isDeprecated = status == .deprecated || status == .obsolete
    let isDefault = value.value == info.defaultValue
    let position = String(1000 + index)
    var replacement = writer.value(.scalar(kind, .fixed(value.value)), indent: "")
    var filterText = value.value
    switch place.form {
    case .content(let isClosed):
      let name = kind.elementName ?? "string"
      replacement = writer.plain(writer.format.escape(value.value)) + (isClosed ? "" : "</\(name)>")
    case .openTag:
      filterText = "<\(kind.elementName ?? "string")>\(value.value)"
      replacement = finished(replacement)
    case .quoted:
      filterText = "\"\(value.value)\""
      replacement = finished(replacement)
    case .bare, .closeTag:
      if place.tree.format == .openStep { replacement = writer.plain(bareLiteral(value.value, writer)) }
      replacement = finished(replacement)
    }
    return builder.proposal(
      value.value,
      kind: .value,
      detail: value.summary,
      documentation: "\(info.path)=\(value.value)",
      filterText: filterText,
      sortText: (isDeprecated ? "8" : isDefault ? "1" : "2") + position,
      isDeprecated: isDeprecated,
      replacement: replacement
    )
  }

  /// A word stays without quotes where the syntax allows it.
  private func bareLiteral(_ text: String, _ writer: TemplateWriter) -> String {
    let isBare = !text.isEmpty && text.utf8.allSatisfy(TypedByte.isBare)
    return isBare ? text : "\"\(writer.format.escape(text))\""
  }

  /// Returns `text` with the layout or the semicolon that the place lacks.
  private func finished(_ text: String) -> String {
    guard place.tree.format == .openStep else { return builder.laidOut(text) }
    if case .value = place.role, !place.isFollowedBySemicolon { return text + ";" }
    return text
  }
}

/// The category to which the reason codes of a privacy manifest belong.
enum ReasonCategory {
  /// Returns the category beside the array `reasons`, or nil.
  static func around(_ reasons: Node) -> String? {
    guard let dictionary = reasons.parent, dictionary.kind == .dictionary else { return nil }
    return dictionary.value(forKey: "NSPrivacyAccessedAPIType")?.stringValue
  }
}
