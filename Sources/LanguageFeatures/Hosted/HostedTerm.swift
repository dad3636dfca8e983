import KeyCatalog

/// What a proposal in a host file documents: the file has keys of several domains, so the domain is part of the term.
enum HostedTerm {
  private static let setting = "setting"

  /// Returns the term of a key or value, by its term in the domain.
  static func of(_ term: String, in domain: CatalogDomain) -> String { "\(domain.name):\(term)" }

  /// Returns the term of a build setting.
  static func of(setting name: String) -> String { "\(setting):\(name)" }

  /// Returns the text about a term; nil for unknown ones.
  static func documentation(for term: String) -> FormattedText? {
    guard let colon = term.firstIndex(of: ":") else { return nil }
    let (kind, rest) = (String(term[..<colon]), String(term[term.index(after: colon)...]))
    if kind == setting { return HostedHover.setting(rest)?.text }
    return CatalogDomain(name: kind).flatMap { Completion.documentation(for: rest, in: $0) }
  }
}
