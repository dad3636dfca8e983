import KeyCatalog
import PropertyList

/// Proposes whole items of lists and whole entries of dictionaries with free-form keys.
struct EntryTemplateProposals {
  private let builder: ProposalBuilder

  init(_ builder: ProposalBuilder) {
    self.builder = builder
  }

  /// Returns whole items for the array at `path` of the catalog.
  func items(of array: Node, path: String) -> [CompletionProposal] {
    guard let domain = builder.domain, builder.place.isOutsideText else { return [] }
    let level = path + "/[]"
    return KeyCatalog.entryTemplates(at: level).flatMap { template -> [CompletionProposal] in
      guard let each = template.each else {
        let value = TemplateReader(domain: domain).value(template.value, at: level)
        return [item(template.label ?? "Item", detail: nil, value, order: 0, term: nil)]
      }
      let values = KeyCatalog.key(named: each, inside: level, in: domain)?.values ?? []
      let present = Set(array.children.compactMap { $0.value(forKey: each)?.stringValue })
      return values.enumerated().filter { !present.contains($1.value) }.map { order, value in
        let reader = TemplateReader(domain: domain, each: value.value)
        let term = "\(level)/\(each)=\(value.value)"
        return item(
          value.value,
          detail: value.shownSummary,
          reader.value(template.value, at: level),
          order: order,
          term: term
        )
      }
    }
  }

  private func item(
    _ label: String,
    detail: String?,
    _ value: ValueTemplate,
    order: Int,
    term: String?
  ) -> CompletionProposal {
    var writer = builder.writer()
    let text = writer.value(value, indent: builder.indent)
    return builder.proposal(
      label,
      kind: .template,
      detail: detail,
      documentation: term,
      filterText: builder.place.form == .openTag ? "<dict>\(label)" : label,
      sortText: "0\(1000 + order)\(label)",
      replacement: builder.laidOut(text)
    )
  }

  /// Returns whole entries for the dictionary at `level` of the catalog, with free-form keys.
  func entries(at level: String) -> [CompletionProposal] {
    guard let domain = builder.domain, builder.place.isOutsideText, !builder.place.isFollowedByValue else { return [] }
    let path = KeyCatalog.path(ofKey: "*", inside: level)
    guard KeyCatalog.key(at: path, in: domain) != nil else { return [] }
    return KeyCatalog.entryTemplates(at: path).compactMap { template in
      guard let label = template.label, let key = template.key else { return nil }
      var writer = builder.writer()
      let value = TemplateReader(domain: domain, plurals: builder.plurals).value(template.value, at: path)
      let name = writer.text(TemplateReader.text(key))
      let text = writer.entry(written: name, value, indent: builder.indent)
      return builder.proposal(
        label,
        kind: .template,
        filterText: builder.place.form == .openTag ? "<key>\(label)" : label,
        sortText: "01000\(label)",
        replacement: builder.laidOut(builder.place.isFollowedBySemicolon ? String(text.dropLast()) : text)
      )
    }
  }
}

extension CursorPlace {
  /// Whether the cursor is outside strings, so that whole structures can be inserted.
  fileprivate var isOutsideText: Bool { form == .bare || form == .openTag }
}
