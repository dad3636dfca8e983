import KeyCatalog
import PropertyList

/// Texts that fit often: those of the catalog and what the same file declares.
struct SuggestedTexts {
  /// The root dictionary of the document, or nil.
  let root: Node?

  /// Returns the texts for a key, what the file declares first; linear in those declarations.
  func values(forKey key: String, in domain: CatalogDomain) -> [SuggestedValue] {
    guard let suggested = KeyCatalog.suggestedValues(forKey: key, in: domain) else { return [] }
    guard suggested.areTypes else { return suggested.values }
    let declared = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap(types)
    return declared.map { SuggestedValue(text: $0, meaning: "Declared in this file.") } + suggested.values
  }

  private func types(declaredBy key: String) -> [String] {
    let declarations = root?.value(forKey: key)
    return declarations?.children.compactMap { $0.value(forKey: "UTTypeIdentifier")?.stringValue } ?? []
  }
}

extension TextTemplate {
  /// The text as it is without tab stops.
  var plainText: String {
    switch self {
    case .empty: ""
    case .fixed(let text), .suggestion(let text): text
    case .pattern(let before, let text): before + text
    case .choice(let options, _): options.first ?? ""
    }
  }
}
