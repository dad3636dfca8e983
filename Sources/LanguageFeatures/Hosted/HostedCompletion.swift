import AppProject
import KeyCatalog
import ProjectFiles
import PropertyList
import SourceText

/// Keys, values and build settings that can be at the cursor in a host file.
enum HostedCompletion {
  /// Returns the proposals at `offset`; none elsewhere and in other files.
  ///
  /// Linear in the text.
  static func proposals(in document: Document, at offset: Int, options: CompletionOptions) -> [CompletionProposal] {
    guard let hosted = HostedKeyPlace.find(in: document, at: offset),
      let builder = HostedProposalBuilder(hosted, at: offset, options: options)
    else { return [] }
    switch hosted.subject {
    case .keys(let domain, let steps):
      let proposals = HostedKeyProposals(builder: builder, domain: domain)
      return hosted.place.role == .key ? proposals.keys(inside: steps) : proposals.values(at: steps)
    case .otherName: return []
    case .settingName: return HostedSettingProposals(builder: builder).names()
    case .settingValue(let name): return HostedSettingProposals(builder: builder).values(of: name, at: offset)
    }
  }
}

/// Proposes keys and values of a property list in a host file.
struct HostedKeyProposals {
  let builder: HostedProposalBuilder
  let domain: CatalogDomain
  private var place: HostPlace { builder.hosted.place }

  /// Returns the keys that the dictionary at the end of a way can have and does not have.
  func keys(inside steps: [StructurePath.Step]) -> [CompletionProposal] {
    let level = CatalogPlace.level(StructurePath(steps: steps + [.key("")]).level, in: domain)
    let rank = KeyRank(
      level: level,
      domain: domain,
      bundle: AppBundle(),
      plurals: PluralForms(domain: nil, path: nil)
    ) { key in place.entries[key] ?? nil }
    let keys = KeyProposals.keys(at: level, in: .holding(domain))
    let proposals = keys.filter { place.entries[$0.key] == nil && rank.counts($0) }.flatMap { info in
      let value = ValueTemplate.value(of: info, in: info.library == nil ? domain : .libraries)
      return builder.proposal(
        info.key,
        .key,
        builder.keyEdit(info.key, value),
        detail: TypedTitle.detail(of: info),
        term: HostedTerm.of(info.path, in: domain),
        sortText: rank.sortText(info),
        isDeprecated: info.isDeprecated
      ).withTitle(of: info, typed: builder.typed) { $0 }
    }
    return builder.isQuoted || builder.isFollowedByValue ? proposals : proposals + entries(at: level)
  }

  /// Returns whole entries with free-form keys.
  private func entries(at level: String) -> [CompletionProposal] {
    let entries = EntryTemplateProposals.entries(
      at: level,
      in: domain,
      plurals: PluralForms(domain: nil, path: nil)
    )
    return entries.map { entry in
      let edit = builder.entryEdit(entry.key, entry.value)
      return builder.proposal(entry.label, .template, edit, detail: nil, term: nil, sortText: entry.sortText)
    }
  }

  /// Returns the values of the key at the end of a way, or the items of its array.
  func values(at steps: [StructurePath.Step]) -> [CompletionProposal] {
    let path = StructurePath(steps: steps)
    guard let name = path.key,
      let (info, owner) = CatalogPlace.key(named: name, inside: path.level, in: .holding(domain))
    else { return [] }
    let isItem = place.role == .item
    let types = isItem ? info.elementTypes : info.types
    var proposals = builder.isQuoted ? [] : booleans(types, info, owner)
    proposals += texts(info, types: types, in: owner)
    if !isItem, !builder.isQuoted { proposals += container(info, in: owner) }
    guard isItem, types.contains(.dictionary) else { return proposals }
    if !builder.isQuoted { proposals += templates(info, in: owner) }
    // In YAML, the first key of an item follows its dash.
    return place.isInBrackets ? proposals : proposals + keys(inside: steps)
  }

  /// Returns the array or dictionary that a value begins with.
  private func container(_ info: KeyInfo, in owner: CatalogDomain) -> [CompletionProposal] {
    let value = ValueTemplate.value(of: info, in: owner)
    guard value.isContainer else { return [] }
    let label = if case .array = value { "[]" } else { "{}" }
    let edit = builder.containerEdit(value)
    let term = HostedTerm.of(info.path, in: owner)
    return [builder.proposal(label, .template, edit, detail: info.shownTypes, term: term, sortText: "50")]
  }

  private func booleans(_ types: ValueType, _ info: KeyInfo, _ owner: CatalogDomain) -> [CompletionProposal] {
    ValueCandidate.booleans(types, info).map { value in
      let text = builder.writer.booleanText(value.flag)
      return builder.proposal(
        text,
        .value,
        builder.valueEdit(text),
        detail: value.known?.shownSummary,
        term: value.known.map { HostedTerm.of("\(info.path)=\($0.value)", in: owner) },
        sortText: value.isUsual ? "00" : "01"
      )
    }
  }

  private func texts(_ info: KeyInfo, types: ValueType, in owner: CatalogDomain) -> [CompletionProposal] {
    let category = place.entries[ReasonCategory.key] ?? nil
    let present = place.role == .item ? place.items : []
    var values = ValueCandidate.known(info, types: types, present: present, category: category)
    if types.contains(.string) {
      let known = present.union(values.map(\.label))
      values += ValueCandidate.suggested(forKey: info.key, in: owner, root: nil, present: known)
    }
    let kind: NodeKind = types.contains(.string) ? .string : types.contains(.integer) ? .integer : .real
    return values.map { value in
      var writer = builder.writer
      let text =
        builder.isQuoted
        ? writer.plain(writer.escape(value.label)) : writer.value(.scalar(kind, value.text), indent: "")
      return builder.proposal(
        value.label,
        .value,
        builder.valueEdit(text),
        detail: value.detail,
        term: value.term.map { HostedTerm.of($0, in: owner) },
        sortText: value.sortText,
        isDeprecated: value.isDeprecated
      )
    }
  }

  /// Returns whole dictionaries as items.
  private func templates(_ info: KeyInfo, in owner: CatalogDomain) -> [CompletionProposal] {
    EntryTemplateProposals.items(ofArrayAt: info.path, in: owner) { _ in [] }.map { item in
      builder.proposal(
        item.label,
        .template,
        builder.itemEdit(item.value),
        detail: item.detail,
        term: item.term.map { HostedTerm.of($0, in: owner) },
        sortText: item.sortText
      )
    }
  }
}
