import AppProject
import KeyCatalog
import LintFacts
import ProjectFiles
import PropertyList
import SourceText

/// Proposes keys of a dictionary.
struct KeyProposals {
  private let builder: ProposalBuilder
  private let project: ProjectContext?
  private var place: CursorPlace { builder.place }

  init(_ builder: ProposalBuilder, _ project: ProjectContext? = nil) {
    self.builder = builder
    self.project = project
  }

  /// Returns the keys that `dictionary` at `level` of the catalog can have and does not have.
  func proposals(in dictionary: Node?, level: String?) -> [CompletionProposal] {
    if case .closeTag = place.form { return ElementProposals(builder).closingTags() }
    var proposals = place.form == .openTag ? ElementProposals(builder).keyElements() : []
    guard let domain = builder.domain, let level = level.map({ CatalogPlace.level($0, in: domain) }) else {
      return proposals
    }
    let present = RootKeys(dictionary)
    let isTable = builder.kind == .infoPlistStrings
    let bundle = domain == .infoPlist && !isTable ? AppBundle(RootKeys(builder.root)) : AppBundle()
    let needs = ProjectNeeds(level.isEmpty ? project : nil, builder.kind)
    let rank = KeyRank(level: level, domain: domain, bundle: bundle, needed: needs.keys, plurals: builder.plurals) {
      key in
      dictionary?.value(forKey: key)?.stringValue
    }
    for info in Self.keys(at: level, in: builder.kind) where !present.contains(info.key) {
      guard isTable ? info.isLocalizable : rank.counts(info) else { continue }
      let owner = info.library == nil ? domain : .libraries
      let value = isTable ? .scalar(.string, .empty) : ValueTemplate.value(of: info, in: owner)
      let cause = needs.cause(ofKey: info.key)
      proposals += self.proposals(for: info, neededBy: cause, value: value, sortText: rank.sortText(info))
    }
    proposals += valueKeys(at: level, domain: domain, present: present)
    if domain == .stringsDictionary, level == "*" { proposals += variables(in: dictionary) }
    return proposals + EntryTemplateProposals(builder).entries(at: level)
  }

  /// Returns the keys at a level of the catalog: Apple's and, in an Info.plist, those of libraries.
  static func keys(at level: String, in kind: FileKind) -> [KeyInfo] {
    let keys = kind.domain.map { KeyCatalog.children(of: level, in: $0) } ?? []
    guard kind == .infoPlist, level.isEmpty || keys.isEmpty else { return keys }
    return keys + KeyCatalog.children(of: level, in: .libraries)
  }

  /// Returns the values of an array that a dictionary may hold as keys instead, as with `UIRequiredDeviceCapabilities`.
  private func valueKeys(at level: String, domain: CatalogDomain, present: RootKeys) -> [CompletionProposal] {
    guard let info = KeyCatalog.key(at: level, in: domain), info.types.isSuperset(of: [.array, .dictionary]) else {
      return []
    }
    return info.values.filter { !present.contains($0.value) }.map { value in
      proposal(
        value.value,
        name: value.value,
        detail: "boolean",
        documentation: "\(info.path)=\(value.value)",
        sortText: "4\(value.value)",
        isDeprecated: false,
        value: .boolean(true, isFixed: false)
      )
    }
  }

  /// Returns the variables that the text of a `.stringsdict` names and does not define.
  private func variables(in dictionary: Node?) -> [CompletionProposal] {
    let level = "*/*"
    guard let domain = builder.domain, let template = KeyCatalog.entryTemplates(at: level).first else { return [] }
    let value = TemplateReader(domain: domain, plurals: builder.plurals).value(template.value, at: level)
    return PluralForms.missingVariables(in: dictionary).enumerated().map { order, name in
      proposal(
        name,
        name: name,
        detail: template.label ?? "",
        documentation: level,
        sortText: "0\(1000 + order)",
        isDeprecated: false,
        value: value
      )
    }
  }

  private func proposals(
    for info: KeyInfo,
    neededBy cause: String?,
    value: ValueTemplate,
    sortText: String
  ) -> [CompletionProposal] {
    proposal(
      info.key,
      name: info.key,
      detail: TypedTitle.detail(of: info, neededBy: cause),
      documentation: info.path,
      sortText: sortText,
      isDeprecated: info.isDeprecated,
      value: value
    ).withTitle(of: info, typed: typedWord, filterText: filterText)
  }

  /// The typed part of a key, without tag or quote.
  private var typedWord: Substring {
    switch place.form {
    case .quoted: place.typed.dropFirst()
    case .openTag: place.typed.dropFirst(place.typed.hasPrefix("<key>") ? 5 : 1)
    default: place.typed[...]
    }
  }

  private func filterText(_ name: String) -> String {
    switch place.form {
    case .openTag: "<key>\(name)"
    case .quoted: "\"\(name)\""
    default: name
    }
  }

  /// Returns the proposal of a key with its value.
  func proposal(
    _ label: String,
    name: String,
    detail: String,
    documentation: String?,
    sortText: String,
    isDeprecated: Bool,
    value: ValueTemplate
  ) -> CompletionProposal {
    let (replacement, range) = place.tree.format == .xml ? xmlEdit(name, value) : openStepEdit(name, value)
    return builder.proposal(
      label,
      kind: .key,
      detail: detail,
      documentation: documentation,
      filterText: filterText(name),
      sortText: sortText,
      isDeprecated: isDeprecated,
      replacement: replacement,
      range: range
    )
  }

  // MARK: Edits

  private func xmlEdit(_ name: String, _ value: ValueTemplate) -> (String, Range<Int>) {
    var writer = builder.writer()
    let escaped = writer.plain(writer.format.escape(name))
    guard case .content(let isClosed) = place.form else {
      let text =
        place.isFollowedByValue
        ? "<key>\(escaped)</key>" : writer.entry(writer.format.escape(name), value, indent: builder.indent)
      return (builder.laidOut(text), place.typedRange)
    }
    if place.isFollowedByValue { return (isClosed ? escaped : "\(escaped)</key>", place.typedRange) }
    // The range continues to the close tag, so that the value after it can hold tab stops too.
    let entry = writer.entry(writer.format.escape(name), value, indent: builder.indent)
    let range = place.typedRange.lowerBound..<place.wholeRange.upperBound
    return (String(entry.dropFirst("<key>".count)), range)
  }

  private func openStepEdit(_ name: String, _ value: ValueTemplate) -> (String, Range<Int>) {
    var writer = builder.writer()
    let needsQuotes = place.form == .quoted || usesQuotes && !place.isFollowedByValue
    let key = needsQuotes ? "\"\(writer.format.escape(name))\"" : writer.literalKey(name)
    if place.isFollowedByValue { return (writer.plain(key), place.typedRange) }
    let entry = writer.entry(key, value, indent: builder.indent)
    return (place.isFollowedBySemicolon ? String(entry.dropLast()) : entry, place.typedRange)
  }

  /// Whether keys are in quotes in this file.
  private var usesQuotes: Bool {
    guard let first = place.tree.root?.entries.first(where: { $0.key != nil })?.key else {
      return place.tree.root?.flags.contains(.implicit) ?? builder.kind.isStringTable
    }
    return first.flags.contains(.quoted)
  }
}

extension KeyProposals {
  /// Returns the keys that the base language of a table has and `dictionary` lacks, each with its text to be translated.
  ///
  /// Linear in the tables of both languages.
  func tableProposals(_ table: TableFamily, lackingIn dictionary: Node?) -> [CompletionProposal] {
    guard let base = table.baseLanguage else { return [] }
    // A table may have one key thousands of times.
    var present = Set(dictionary?.entries.compactMap(\.name) ?? [])
    let entries = table.files(in: base).compactMap(\.document?.rootDictionary).flatMap { Array($0.entries) }
    return entries.enumerated().compactMap { order, entry in
      guard let name = entry.name, !name.isEmpty, let text = entry.value?.stringValue, entry.value?.kind == .string,
        present.insert(name).inserted
      else { return nil }
      return proposal(
        name,
        name: name,
        detail: text,
        documentation: nil,
        sortText: "0\(1_000_000 + order)",
        isDeprecated: false,
        value: .scalar(.string, .suggestion(text))
      )
    }
  }
}
