import AppProject
import KeyCatalog
import ProjectFiles

/// Keys, values and elements that can be at the cursor.
public enum Completion {
  /// Returns the proposals at `offset`, a byte offset into the document, in no particular order (see `sortText`).
  ///
  /// Works on incomplete text: the text being typed is removed, and the place is determined in the rest, which is
  /// parsed again. Keys and texts of other languages come from the `project`. Linear in the document.
  public static func proposals(
    in document: Document,
    at offset: Int,
    options: CompletionOptions = CompletionOptions(),
    project: ProjectContext? = nil
  ) -> [CompletionProposal] {
    guard (0...document.text.count).contains(offset) else { return [] }
    if HostFormat.of(document) != nil { return HostedCompletion.proposals(in: document, at: offset, options: options) }
    if document.kind == .stringCatalog {
      let texts = document.catalog.map { TranslationProposals.proposals(at: offset, in: $0, document.text) } ?? []
      return texts.isEmpty
        ? StringCatalogCompletion.proposals(at: offset, in: document, options: options, project) : texts
    }
    guard document.kind.isPropertyList else { return [] }
    if let skeletons = SkeletonProposals.proposals(in: document, at: offset, options: options) { return skeletons }
    guard let place = CursorPlace.find(in: document, at: offset) else { return [] }
    let builder = ProposalBuilder(place: place, document: document, options: options)
    switch place.role {
    case .key(let dictionary, let level):
      if document.kind == .stringTable, let table = project?.table {
        return KeyProposals(builder).tableProposals(table, lackingIn: dictionary)
      }
      return KeyProposals(builder, project).proposals(in: dictionary, level: level)
    case .value(let path):
      let translations = project.map { TranslationProposals.proposals(at: offset, in: document, builder, $0) } ?? []
      return translations + ValueProposals(builder).proposals(path: path, siblings: nil)
    case .item(let array, let path): return ValueProposals(builder).proposals(path: path, siblings: array)
    case .document: return ElementProposals(builder).rootElements()
    }
  }

  /// Returns the reference text for a proposal's `documentationTerm`: the path of a key, or path, `=` and value.
  ///
  /// Without a `domain` it is a term of a file that property lists are made from.
  public static func documentation(for term: String, in domain: CatalogDomain?) -> FormattedText? {
    guard let domain else { return HostedTerm.documentation(for: term) }
    let parts = term.split(separator: "=", maxSplits: 1).map(String.init)
    guard let path = parts.first, let info = info(at: path, in: domain) else { return nil }
    return parts.count == 2 ? ValuePage.text(parts[1], of: info, in: domain) : KeyPage.text(info, in: domain)
  }

  /// An Info.plist can also have the keys of libraries.
  private static func info(at path: String, in domain: CatalogDomain) -> KeyInfo? {
    KeyCatalog.key(at: path, in: domain) ?? (domain == .infoPlist ? KeyCatalog.key(at: path, in: .libraries) : nil)
  }
}
