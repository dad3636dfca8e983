import KeyCatalog
import LintRules
import SourceText

/// The terms that have a page.
enum ReferenceTerms {
  /// The place of a key, or of the key of a value.
  struct Place: Sendable, Hashable {
    let domain: CatalogDomain
    let path: String

    /// The catalog's entry for the key.
    var info: KeyInfo? { KeyCatalog.key(at: path, in: domain) }
  }

  /// The topic of a term, and further places of keys or values with the same name.
  typealias Answer = (topic: ReferenceTopic, others: [Place])

  /// Returns the topic of `term`, only keys and values of `domain` if it names one; nil for unknown terms.
  static func answer(to term: String, in domain: CatalogDomain?) -> Answer? {
    let domains = domain.map { [$0] } ?? CatalogDomain.allCases
    if let answer = key(term, in: domains) { return answer }
    if domain == nil, let topic = topicByItself(term) { return (topic, []) }
    return nested(term, in: domains) ?? valueWithKey(term, in: domains) ?? value(term, in: domains)
      ?? titled(term, in: domains) ?? buildSetting(term, in: domains) ?? symbol(term, in: domain)
  }

  // MARK: Keys

  private static func key(_ term: String, in domains: [CatalogDomain]) -> Answer? {
    let found = domains.compactMap { domain in
      KeyPath.key(at: term, in: domain).map { (info: $0, place: Place(domain: domain, path: $0.path)) }
    }
    guard let first = found.first else { return nil }
    let namesakes = found.dropFirst().map(\.place) + (nestedKeys[term] ?? [])
    return (.key(first.info, first.place.domain), namesakes)
  }

  private static func nested(_ term: String, in domains: [CatalogDomain]) -> Answer? {
    let places = (nestedKeys[term] ?? []).filter { domains.contains($0.domain) }
    guard let first = places.first, let info = first.info else { return nil }
    return (.key(info, first.domain), Array(places.dropFirst()))
  }

  private static func titled(_ term: String, in domains: [CatalogDomain]) -> Answer? {
    for domain in domains {
      if let info = KeyCatalog.key(titled: term, in: domain) { return (.key(info, domain), []) }
    }
    return nil
  }

  /// Finds the key that a build setting writes into a generated Info.plist.
  private static func buildSetting(_ term: String, in domains: [CatalogDomain]) -> Answer? {
    guard domains.contains(.infoPlist), let generated = KeyCatalog.generatedKey(forBuildSetting: term) else {
      return nil
    }
    return KeyPath.key(at: generated.key, in: .infoPlist).map { (.key($0, .infoPlist), []) }
  }

  /// The keys inside other keys, by their own name; the shortest path first.
  private static let nestedKeys: [String: [Place]] = {
    var places: [String: [Place]] = [:]
    for domain in CatalogDomain.allCases {
      for info in KeyCatalog.keys(in: domain) where info.path.contains("/") && info.key != "*" && info.key != "[]" {
        places[info.key, default: []].append(Place(domain: domain, path: info.path))
      }
    }
    return places.mapValues { $0.sorted { $0.path.utf8.count < $1.path.utf8.count } }
  }()

  // MARK: Values

  /// Reads `key=value` or `key:value`.
  private static func valueWithKey(_ term: String, in domains: [CatalogDomain]) -> Answer? {
    guard let mark = term.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return nil }
    let path = String(term[..<mark])
    let value = String(term[term.index(after: mark)...])
    for domain in domains {
      let nested = nestedKeys[path]?.filter { $0.domain == domain }.compactMap(\.info) ?? []
      for info in [KeyPath.key(at: path, in: domain)].compactMap(\.self) + nested
      where info.values.contains(where: { $0.value == value }) {
        return (.value(value, of: info, domain), [])
      }
    }
    return nil
  }

  private static func value(_ term: String, in domains: [CatalogDomain]) -> Answer? {
    let places = (values[term] ?? []).filter { domains.contains($0.domain) }
    guard let first = places.first, let info = first.info else { return nil }
    return (.value(term, of: info, first.domain), Array(places.dropFirst()))
  }

  /// The values of keys, except Booleans, which mean nothing without the key.
  private static let values: [String: [Place]] = {
    var places: [String: [Place]] = [:]
    for domain in CatalogDomain.allCases {
      for info in KeyCatalog.keys(in: domain) where info.types != .boolean {
        for value in info.values { places[value.value, default: []].append(Place(domain: domain, path: info.path)) }
      }
    }
    return places
  }()

  // MARK: Other terms

  private static func topicByItself(_ term: String) -> ReferenceTopic? {
    if let rule = RuleRegistry.rule(term) { return .rule(rule.description) }
    if let error = KeyCatalog.appStoreError(term) { return .appStoreCode(error) }
    if let capability = KeyCatalog.deviceCapability(term) { return .capability(capability) }
    let library = KeyCatalog.libraries.first { $0.name.lowercased() == term.lowercased() }
    return library.map(ReferenceTopic.library) ?? KeyCatalog.uniformType(term).map(ReferenceTopic.uniformType)
      ?? KeyCatalog.privacySDKs.first { $0.name == term || $0.listedNames.contains(term) }.map(ReferenceTopic.sdk)
  }

  private static func symbol(_ term: String, in domain: CatalogDomain?) -> Answer? {
    guard domain == nil, let symbol = SymbolPage.symbol(named: term) else { return nil }
    return (.symbol(symbol), [])
  }

  /// Returns the topic of the term that differs from `term` in capital letters alone; nil if there is none.
  ///
  /// A word with a capital letter at its start may be another thing than the same word without it.
  static func answerInAnyCase(to term: String, in domain: CatalogDomain?) -> Answer? {
    let same = (termsInSmallLetters[term.lowercased()] ?? []).filter { $0.dropFirst() != term.dropFirst() }
    return same.compactMap { answer(to: $0, in: domain) }.first
  }

  private static let termsInSmallLetters = Dictionary(grouping: all) { $0.lowercased() }

  // MARK: Near terms

  private static let all: [String] = {
    let keys = CatalogDomain.allCases.flatMap { KeyCatalog.children(of: "", in: $0).map(\.key) }
    let codes = KeyCatalog.appStoreErrors.map(\.displayCode)
    let terms = keys + nestedKeys.keys + RuleRegistry.all.map { $0.description.id } + codes
    let names =
      KeyCatalog.deviceCapabilities.map(\.value) + KeyCatalog.libraries.map(\.name)
      + KeyCatalog.uniformTypes.map(\.identifier) + KeyCatalog.privacySDKs.flatMap(\.listedNames)
    return Set(terms + names + values.keys).sorted()
  }()

  /// The names that Xcode shows for keys; they repeat the keys, so only a misspelling leads to them.
  private static let titles = Set(CatalogDomain.allCases.flatMap { KeyCatalog.keys(in: $0).compactMap(\.title) })
    .sorted()

  /// The API and packages that require keys; there are many, so they are used only if no other term fits.
  private static let symbols = Set(KeyCatalog.symbolsAndPackages.map(\.symbol)).sorted()

  /// Returns the terms nearest to `term` by edits, then those that contain it; for a path, to its last part.
  static func nearest(to term: String, limit: Int) -> [String] {
    let wanted = (term.split(separator: "/").last.map(String.init) ?? term).lowercased()
    guard !wanted.isEmpty else { return [] }
    let reach = max(1, min(6, wanted.unicodeScalars.count / 4))
    var found: [(distance: Int, term: String)] = []
    for candidate in all where candidate != term {
      let lowercased = candidate.lowercased()
      if let distance = EditDistance.bounded(wanted, lowercased, limit: reach) {
        found.append((distance, candidate))
      } else if wanted.utf8.count >= 3, lowercased.containsBytes(of: wanted) {
        found.append((reach + 1, candidate))
      }
    }
    if found.isEmpty {
      for title in titles where title != term {
        EditDistance.bounded(wanted, title.lowercased(), limit: reach).map { found.append(($0, title)) }
      }
      for symbol in symbols where wanted.utf8.count >= 5 && symbol.lowercased().containsBytes(of: wanted) {
        found.append((reach + 1, SymbolPage.name(of: symbol)))
      }
    }
    return found.sorted { ($0.distance, $0.term.utf8.count, $0.term) < ($1.distance, $1.term.utf8.count, $1.term) }
      .prefix(limit).map(\.term)
  }
}
