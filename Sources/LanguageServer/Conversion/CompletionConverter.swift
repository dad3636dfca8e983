import LanguageFeatures

/// Translates completion proposals for one document to a list that the client understands.
struct CompletionConverter: Sendable {
  /// The member of an item's data that names the document.
  static let uriMember = "uri"
  /// The member of an item's data that names what is documented.
  static let termMember = "term"
  /// The member of the data of all items that, followed by the label of each, names what is documented.
  private static let prefixMember = "prefix"

  private let uri: DocumentURI
  private let positions: PositionConverter
  private let client: ClientFeatures
  private let defaults: Set<String>

  /// Makes a converter for the state of a document that the proposals were made for.
  init(_ document: OpenDocument, in session: Session) {
    uri = document.uri
    positions = session.converter(for: document)
    client = session.client
    defaults = client.itemDefaults
  }

  /// Returns the term of an item for `Completion.documentation(for:in:)`; nil for items without documentation.
  static func term(of item: CompletionItem) -> String? {
    if let term = item.data?[termMember]?.string { return term }
    guard [.property, .enumMember, .value].contains(item.kind) else { return nil }
    return item.data?[prefixMember]?.string.map { $0 + item.label }
  }

  /// Returns the list, without documentation, which the client requests when it shows an item.
  ///
  /// Values that all items share are given once if the client supports that.
  func list(_ answer: CompletionAnswer) -> CompletionList {
    let common = common(of: answer.proposals)
    return CompletionList(
      isIncomplete: answer.isIncomplete,
      itemDefaults: common.members,
      items: answer.proposals.map { item($0, common) }
    )
  }

  /// The values that the items of a list share.
  private struct Common {
    var members: CompletionItemDefaults?
    /// The bytes that the items replace, and the same in the protocol's form.
    var bytes: Range<Int>?
    var range: PositionRange?
    /// The part of an item's term before its label.
    var prefix: String?
  }

  private func common(of proposals: [CompletionProposal]) -> Common {
    var common = Common()
    guard let first = proposals.first else { return common }
    common.bytes = first.edit.range
    common.range = positions.range(first.edit.range)
    var members = CompletionItemDefaults()
    if defaults.contains("editRange") { members.editRange = common.range }
    if defaults.contains("insertTextFormat"), proposals.allSatisfy(\.isSnippet) { members.insertTextFormat = .snippet }
    if defaults.contains("insertTextMode"), client.keepsIndentation { members.insertTextMode = .asIs }
    if defaults.contains("data") {
      common.prefix = proposals.firstResult(Self.prefix)
      members.data = common.prefix.map {
        .object([Self.uriMember: .string(uri.rawValue), Self.prefixMember: .string($0)])
      }
    }
    common.members = members == CompletionItemDefaults() ? nil : members
    return common
  }

  private static func prefix(of proposal: CompletionProposal) -> String? {
    guard let term = proposal.documentationTerm, term.hasSuffix(proposal.label) else { return nil }
    return String(term.dropLast(proposal.label.count))
  }

  private func item(_ proposal: CompletionProposal, _ common: Common) -> CompletionItem {
    let hasDetails = client.takesLabelDetails && proposal.kind == .key
    var item = CompletionItem(label: proposal.label)
    item.kind = kind(proposal.kind)
    if proposal.isDeprecated, client.tagsDeprecatedItems { item.tags = [.deprecated] }
    if hasDetails {
      item.labelDetails = CompletionItemLabelDetails(description: proposal.detail)
    } else {
      item.detail = proposal.detail
    }
    item.sortText = proposal.sortText
    if proposal.filterText != proposal.label { item.filterText = proposal.filterText }
    if common.members?.insertTextFormat == nil, proposal.isSnippet { item.insertTextFormat = .snippet }
    // New lines already have the file's indentation.
    if common.members?.insertTextMode == nil, client.keepsIndentation, proposal.edit.replacement.utf8.contains(10) {
      item.insertTextMode = .asIs
    }
    // Clients make the line ends of the file of these; Neovim 0.12 and Emacs keep a carriage return as a character.
    let replacement = proposal.edit.replacement
    let newText = replacement.utf8.contains(13) ? replacement.replacing("\r\n", with: "\n") : replacement
    if proposal.edit.range == common.bytes, common.members?.editRange != nil {
      item.textEditText = newText
    } else {
      let range = proposal.edit.range == common.bytes ? common.range : nil
      item.textEdit = TextEdit(range: range ?? positions.range(proposal.edit.range), newText: newText)
    }
    if !proposal.otherEdits.isEmpty { item.additionalTextEdits = proposal.otherEdits.map(positions.edit) }
    item.data = data(proposal, common)
    return item
  }

  private func data(_ proposal: CompletionProposal, _ common: Common) -> JSONValue? {
    guard let term = proposal.documentationTerm else { return nil }
    if let prefix = common.prefix, term == prefix + proposal.label { return nil }
    return .object([Self.uriMember: .string(uri.rawValue), Self.termMember: .string(term)])
  }

  private func kind(_ kind: CompletionProposal.Kind) -> CompletionItemKind {
    switch kind {
    case .key: .property
    case .value: client.takesNewItemKinds ? .enumMember : .value
    case .element, .closingTag: .keyword
    case .template: .snippet
    case .skeleton: .file
    }
  }
}
