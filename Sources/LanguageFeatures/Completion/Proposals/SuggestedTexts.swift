import KeyCatalog
import PropertyList

/// Frequent texts: those of the catalog and those declared in the same file.
struct SuggestedTexts {
  /// The root dictionary of the document, or nil.
  let root: Node?

  /// Returns the texts for a key, those declared in the file first; linear in the declarations and the catalog's types.
  func values(forKey key: String, in domain: CatalogDomain) -> [SuggestedValue] {
    guard let suggested = KeyCatalog.suggestedValues(forKey: key, in: domain) else { return [] }
    guard suggested.areTypes else { return suggested.values }
    if key == "UTTypeIdentifier" {
      return undeclaredTypes.map { value($0, "pages.type-of-document") }
    }
    let usual = Set(suggested.values.map(\.text))
    let others = KeyCatalog.uniformTypes.filter { !usual.contains($0.identifier) }
    return declaredTypes.map { value($0, "pages.declared-here") } + suggested.values
      + others.map { SuggestedValue(text: $0.identifier, meaning: $0.summary ?? "") }
  }

  private func value(_ text: String, _ meaning: String) -> SuggestedValue {
    SuggestedValue(text: text, meaning: RichText.words(meaning).plain)
  }

  private var declaredTypes: [String] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
      root?.value(forKey: key)?.children.compactMap { $0.value(forKey: "UTTypeIdentifier")?.stringValue } ?? []
    }
  }

  /// The types of the documents that are neither the system's nor declared, each once.
  private var undeclaredTypes: [String] {
    let documents = root?.value(forKey: "CFBundleDocumentTypes")?.children
    let named =
      documents?.compactMap { $0.value(forKey: "LSItemContentTypes")?.children.compactMap(\.stringValue) } ?? []
    var known = Set(declaredTypes)
    return named.joined().filter { type in
      !type.hasPrefix("public.") && !type.hasPrefix("com.apple.") && known.insert(type).inserted
    }
  }
}

extension TextTemplate {
  /// The text without tab stops.
  var plainText: String {
    switch self {
    case .empty: ""
    case .fixed(let text), .suggestion(let text): text
    case .pattern(let before, let text): before + text
    }
  }
}
