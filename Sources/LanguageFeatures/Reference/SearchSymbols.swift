import KeyCatalog

/// Finds API by a part of its text, and the keys that it needs.
enum SearchSymbols {
  /// More calls of one class add nothing.
  private static let maximumSymbols = 10

  /// Returns the keys that API with the words of `term` in its text needs, then that API; linear in the tables.
  static func hits(for term: String) -> [ReferenceHit] {
    let term = SearchWords.words(of: term).joined()
    guard term.utf8.count >= 4 else { return [] }
    var keys: [String] = []
    var counts: [String: Int] = [:]
    var entitlements: [String] = []
    var categories: [String] = []
    var symbols: [String] = []
    for symbol in KeyCatalog.symbolsAndPackages where fits(symbol.symbol, term) {
      add(symbol.requirement.joined(), to: &keys)
      for key in symbol.requirement.joined() { counts[key, default: 0] += 1 }
      add([symbol.symbol], to: &symbols)
    }
    for resource in KeyCatalog.protectedResources
    where (resource.checksWith + resource.requestsWith).contains(where: { fits($0, term) }) {
      add([resource.key], to: &keys)
    }
    for api in KeyCatalog.entitledAPIs where fits(api.symbol, term) { add(api.entitlements, to: &entitlements) }
    for api in KeyCatalog.requiredReasonAPIs where fits(api.symbol, term) {
      add([api.category], to: &categories)
      add([api.symbol], to: &symbols)
    }
    // What most of the API needs is the likeliest.
    let places = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    keys.sort { (-(counts[$0] ?? 0), places[$0] ?? 0) < (-(counts[$1] ?? 0), places[$1] ?? 0) }
    let needed =
      keys.compactMap { hit($0, in: .infoPlist) } + entitlements.compactMap { hit($0, in: .entitlements) }
      + categories.compactMap { hit($0, in: .privacyManifest) }
    return needed + symbols.prefix(maximumSymbols).map { ReferenceHit(topic: .symbol($0), title: nil, summary: nil) }
  }

  /// Returns whether `symbol` has the words `term`, written as one, from the start of one of its words on.
  private static func fits(_ symbol: String, _ term: String) -> Bool {
    let words = SearchWords.words(of: symbol)
    return words.indices.contains { words[$0...].joined().hasPrefix(term) }
  }

  private static func add(_ names: some Sequence<String>, to list: inout [String]) {
    for name in names where !list.contains(name) { list.append(name) }
  }

  private static func hit(_ term: String, in domain: CatalogDomain) -> ReferenceHit? {
    guard let topic = ReferenceTerms.answer(to: term, in: domain)?.topic else { return nil }
    return SearchEntry.all.first { $0.topic.term == topic.term && $0.topic.kind == topic.kind }?.hit
      ?? ReferenceHit(topic: topic, title: nil, summary: nil)
  }
}
