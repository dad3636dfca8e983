import KeyCatalog
import PropertyList

/// Proposes whole items of lists and whole entries of dictionaries with free-form keys.
struct EntryTemplateProposals {
  private let builder: ProposalBuilder

  init(_ builder: ProposalBuilder) {
    self.builder = builder
  }

  /// A whole item of an array.
  struct Item {
    let label: String
    let detail: String?
    let value: ValueTemplate
    /// What `Completion.documentation(for:in:)` explains, or nil.
    let term: String?
    let sortText: String
  }

  /// Returns whole items for the array at `path` of the catalog; `present` returns the values that its items have for a key.
  static func items(
    ofArrayAt path: String,
    in domain: CatalogDomain,
    present: (String) -> Set<String>
  ) -> [Item] {
    let level = path + "/[]"
    return KeyCatalog.entryTemplates(at: level).flatMap { template -> [Item] in
      guard let each = template.each else {
        let value = TemplateReader(domain: domain).value(template.value, at: level)
        let label = template.label ?? "Item"
        return [Item(label: label, detail: nil, value: value, term: nil, sortText: "01000\(label)")]
      }
      let present = present(each)
      let values = KeyCatalog.key(named: each, inside: level, in: domain)?.values ?? []
      return values.enumerated().filter { !present.contains($1.value) }.map { order, value in
        Item(
          label: value.value,
          detail: value.shownSummary,
          value: TemplateReader(domain: domain, each: value.value).value(template.value, at: level),
          term: "\(level)/\(each)=\(value.value)",
          sortText: "0\(1000 + order)\(value.value)"
        )
      }
    }
  }

  /// Returns whole items for the array at `path` of the catalog.
  func items(of array: Node, path: String) -> [CompletionProposal] {
    guard let domain = builder.domain, builder.place.isOutsideText else { return [] }
    let items = Self.items(ofArrayAt: path, in: domain) { key in
      Set(array.children.compactMap { $0.value(forKey: key)?.stringValue })
    }
    return items.map { item in
      var writer = builder.writer()
      let text = writer.value(item.value, indent: builder.indent)
      return builder.proposal(
        item.label,
        kind: .template,
        detail: item.detail,
        documentation: item.term,
        filterText: builder.place.form == .openTag ? "<dict>\(item.label)" : item.label,
        sortText: item.sortText,
        replacement: builder.laidOut(text)
      )
    }
  }

  /// A whole entry of a dictionary with free-form keys.
  struct Entry {
    let label: String
    let key: TextTemplate
    let value: ValueTemplate
    let sortText: String
  }

  /// Returns whole entries for the dictionary at `level` of the catalog, with free-form keys.
  static func entries(at level: String, in domain: CatalogDomain, plurals: PluralForms) -> [Entry] {
    let path = KeyCatalog.path(ofKey: "*", inside: level)
    guard KeyCatalog.key(at: path, in: domain) != nil else { return [] }
    return KeyCatalog.entryTemplates(at: path).compactMap { template in
      guard let label = template.label, let key = template.key else { return nil }
      let value = TemplateReader(domain: domain, plurals: plurals).value(template.value, at: path)
      return Entry(label: label, key: TemplateReader.text(key), value: value, sortText: "01000\(label)")
    }
  }

  /// Returns whole entries for the dictionary at `level` of the catalog, with free-form keys.
  func entries(at level: String) -> [CompletionProposal] {
    guard let domain = builder.domain, builder.place.isOutsideText, !builder.place.isFollowedByValue else { return [] }
    return Self.entries(at: level, in: domain, plurals: builder.plurals).map { entry in
      var writer = builder.writer()
      let name = writer.text(entry.key)
      let text = writer.entry(written: name, entry.value, indent: builder.indent)
      return builder.proposal(
        entry.label,
        kind: .template,
        filterText: builder.place.form == .openTag ? "<key>\(entry.label)" : entry.label,
        sortText: entry.sortText,
        replacement: builder.laidOut(builder.place.isFollowedBySemicolon ? String(text.dropLast()) : text)
      )
    }
  }
}

extension CursorPlace {
  /// Whether the cursor is outside strings, so that whole structures can be inserted.
  fileprivate var isOutsideText: Bool { form == .bare || form == .openTag }
}
