import KeyCatalog
import Messages
import PropertyList

/// An entry with a usual value, as it is written in a file.
enum KeyExample {
  /// Returns the entry for `info` in XML; nil if the catalog has no value.
  static func entry(for info: KeyInfo, in domain: CatalogDomain) -> String? {
    guard info.key != "*", info.key != "[]", let value = value(of: info, in: domain) else { return nil }
    var writer = TemplateWriter(format: .xml, indentUnit: "\t", lineEnding: "\n", usesSnippets: false)
    return writer.entry(info.key, value, indent: "")
  }

  private static func value(of info: KeyInfo, in domain: CatalogDomain) -> ValueTemplate? {
    if domain == .infoPlist, let text = KeyCatalog.protectedResource(forKey: info.path)?.exampleText {
      return .scalar(.string, .fixed(Messages.translated(text)))
    }
    return filled(.value(of: info, in: domain), known: knownText(of: info, in: domain))
  }

  /// The text of a value or item that is offered first.
  private static func knownText(of info: KeyInfo, in domain: CatalogDomain) -> TextTemplate? {
    if let value = info.values.first?.value { return .fixed(value) }
    return KeyCatalog.suggestedValues(forKey: info.key, in: domain)?.values.first.map { TemplateReader.text($0.text) }
  }

  /// Returns a value; a number may have a fraction.
  private static func scalar(_ kind: NodeKind, _ text: TextTemplate) -> ValueTemplate {
    switch text {
    case .fixed(let digits), .suggestion(let digits):
      .scalar(kind == .integer && digits.contains(".") ? .real : kind, text)
    case .empty, .pattern: .scalar(kind, text)
    }
  }

  /// Returns `template` with `known` instead of a text that is to be filled in; nil if there is none for it.
  private static func filled(_ template: ValueTemplate, known: TextTemplate?) -> ValueTemplate? {
    switch template {
    case .scalar(let kind, .empty): return known.map { scalar(kind, $0) }
    case .scalar(let kind, let text): return scalar(kind, text)
    case .boolean: return template
    case .array(let items):
      let filled = items.compactMap { Self.filled($0, known: known) }
      return filled.isEmpty || filled.count < items.count ? nil : .array(filled)
    case .dictionary(let entries):
      let filled = entries.compactMap { entry in
        Self.filled(entry.value, known: nil).map { (key: entry.key, value: $0) }
      }
      return filled.isEmpty || filled.count < entries.count ? nil : .dictionary(filled)
    }
  }
}
