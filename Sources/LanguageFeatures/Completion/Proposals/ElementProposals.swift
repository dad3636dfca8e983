import KeyCatalog
import PropertyList

/// Proposes XML elements and closing tags.
struct ElementProposals {
  private let builder: ProposalBuilder
  private var place: CursorPlace { builder.place }

  init(_ builder: ProposalBuilder) {
    self.builder = builder
  }

  private static let valueTypes: [(name: String, type: ValueType)] = [
    ("string", .string), ("integer", .integer), ("real", .real), ("array", .array), ("dict", .dictionary),
    ("date", .date), ("data", .data),
  ]

  /// Returns the closing tag of the element that is open at the place.
  func closingTags() -> [CompletionProposal] {
    guard case .closeTag(let element?) = place.form else { return [] }
    return [closingTag(element)]
  }

  /// Returns an empty `<key>` element and, if one is missing, the closing tag.
  func keyElements() -> [CompletionProposal] {
    var writer = builder.writer()
    let key = builder.proposal(
      "<key>",
      kind: .element,
      filterText: "<key>",
      sortText: "0",
      replacement: builder.laidOut("<key>\(writer.stop())</key>")
    )
    return [key] + missingClosingTag()
  }

  /// Returns the elements for a value of `types`, fitting ones first; after `<` also the others.
  func values(types: ValueType, info: KeyInfo?, domain: CatalogDomain?, isItem: Bool) -> [CompletionProposal] {
    let types = types.isEmpty ? .any : types
    var proposals: [CompletionProposal] = []
    for (index, (name, type)) in Self.valueTypes.enumerated() {
      let fits = !types.isDisjoint(with: type)
      guard fits || place.form == .openTag else { continue }
      var template = ValueTemplate.empty(type)
      if fits, let info, let domain, template.isContainer {
        template = isItem ? .item(of: info, in: domain) : .value(of: info, in: domain)
      }
      if template.isContainer != ValueTemplate.empty(type).isContainer { template = .empty(type) }
      proposals.append(element(name, template, sortText: "\(fits ? 5 : 6)\(index)"))
    }
    if types == .any || place.form == .openTag && !types.contains(.boolean) {
      proposals += [true, false].map { flag in
        element(flag ? "true/" : "false/", .boolean(flag, isFixed: true), sortText: types == .any ? "57" : "67")
      }
    }
    return proposals + missingClosingTag()
  }

  /// Returns the elements that can be the root, a dictionary first.
  func rootElements() -> [CompletionProposal] {
    guard place.tree.format == .xml else { return [] }
    if case .closeTag = place.form { return closingTags() }
    guard place.tree.root == nil else { return missingClosingTag() }
    return [element("dict", .dictionary([]), sortText: "50"), element("array", .array([]), sortText: "51")]
      + missingClosingTag()
  }

  private func element(_ name: String, _ template: ValueTemplate, sortText: String) -> CompletionProposal {
    var writer = builder.writer()
    let text = writer.value(template, indent: builder.indent)
    return builder.proposal(
      "<\(name)>",
      kind: .element,
      filterText: place.form == .openTag ? "<\(name)>" : name,
      sortText: sortText,
      replacement: builder.laidOut(text)
    )
  }

  private func missingClosingTag() -> [CompletionProposal] {
    guard place.form == .openTag, place.tree.hasUnclosedElement(at: place.offset),
      let element = place.tree.elementToClose(at: place.offset)
    else { return [] }
    return [closingTag(element)]
  }

  private func closingTag(_ element: String) -> CompletionProposal {
    builder.proposal(
      "</\(element)>",
      kind: .closingTag,
      filterText: "</\(element)>",
      sortText: "00",
      replacement: "</\(element)>",
      isSnippet: false
    )
  }
}

extension ValueTemplate {
  /// Whether the value is a container.
  var isContainer: Bool {
    switch self {
    case .array, .dictionary: true
    case .scalar, .boolean: false
    }
  }
}
