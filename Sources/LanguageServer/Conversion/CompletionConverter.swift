import LanguageFeatures
import LanguageServerProtocol

/// Translates completion proposals for one document to items that the client understands.
struct CompletionConverter: Sendable {
  /// The member of an item's data that names the document.
  static let uriMember = "uri"
  /// The member of an item's data that names what is documented.
  static let termMember = "term"

  private let uri: DocumentURI
  private let positions: PositionConverter
  private let client: ClientFeatures

  /// Makes a converter for the state of a document that the proposals were made for.
  init(_ document: OpenDocument, in session: Session) {
    uri = document.uri
    positions = session.converter(for: document)
    client = session.client
  }

  /// Returns the item of a proposal, without documentation, which the client asks for when it shows the item.
  func item(_ proposal: CompletionProposal) -> CompletionItem {
    CompletionItem(
      label: proposal.label,
      kind: kind(proposal.kind),
      tags: proposal.isDeprecated && client.tagsDeprecatedItems ? [.deprecated] : nil,
      detail: proposal.detail,
      sortText: proposal.sortText,
      filterText: proposal.filterText == proposal.label ? nil : proposal.filterText,
      insertTextFormat: proposal.isSnippet ? .snippet : nil,
      // New lines carry the file's indentation already.
      insertTextMode: client.keepsIndentation && proposal.edit.replacement.contains("\n") ? .asIs : nil,
      textEdit: .edit(positions.edit(proposal.edit)),
      additionalTextEdits: proposal.additionalEdits.isEmpty ? nil : proposal.additionalEdits.map(positions.edit),
      data: proposal.documentationTerm.map {
        .object([Self.uriMember: .string(uri.rawValue), Self.termMember: .string($0)])
      }
    )
  }

  private func kind(_ kind: CompletionProposal.Kind) -> CompletionItemKind {
    switch kind {
    case .key: .property
    case .value: .enumMember
    case .element, .closingTag: .keyword
    case .template: .snippet
    case .skeleton: .file
    }
  }
}
