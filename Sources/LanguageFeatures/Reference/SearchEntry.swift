import KeyCatalog
import LintEngine
import LintRules
import Messages
import SourceText

/// A page with the words that lead to it.
struct SearchEntry: Sendable {
  let topic: ReferenceTopic
  private let title: String?
  private let summary: String?
  /// Further texts about the subject, such as its capability in Xcode.
  private let related: [String]
  private let nameWords: [String]
  private let titleWords: [String]

  private init(_ topic: ReferenceTopic, title: String? = nil, summary: String? = nil, related: [String?] = []) {
    self.topic = topic
    self.title = title
    self.summary = summary
    self.related = related.compactMap(\.self)
    nameWords = SearchWords.words(of: topic.searchedName)
    titleWords = ([title].compactMap(\.self) + self.related).flatMap(SearchWords.words)
  }

  /// The entry in a list.
  var hit: ReferenceHit {
    // Xcode shows the names of keys in English.
    let title = topic.domain == nil ? title.map(Messages.translated) : title
    return ReferenceHit(
      topic: topic,
      title: title,
      summary: summary.map { Words.firstSentence(of: Messages.translated($0)) }
    )
  }

  /// The place among entries that fit equally well: what is outermost and short first.
  var order: (length: Int, name: String) {
    let depth = topic.searchedName.utf8.count { $0 == UInt8(ascii: "/") }
    return (depth * 100 + topic.searchedName.utf8.count, topic.searchedName)
  }

  // MARK: Scores

  /// The score of a word that only the summary has.
  static let mention = 10

  /// Returns how badly the entry fits all of `words`, from zero; nil if it lacks one.
  func score(of words: [String]) -> Int? {
    var sum = 0
    for word in words {
      guard let score = score(of: word) else { return nil }
      sum = max(sum, score)
    }
    return sum
  }

  private func score(of word: String) -> Int? {
    if nameWords.contains(where: { SearchWords.areAlike($0, word) }) { return 0 }
    if titleWords.contains(where: { SearchWords.areAlike($0, word) }) { return 1 }
    guard word.utf8.count >= 3 else { return nil }
    if nameWords.contains(where: { $0.hasPrefix(word) }) { return 2 }
    if titleWords.contains(where: { $0.hasPrefix(word) }) { return 3 }
    if topic.searchedName.lowercased().containsBytes(of: word) { return 4 }
    guard let summary, summary.lowercased().containsBytes(of: word) else { return nil }
    return SearchWords.words(of: summary).contains { SearchWords.areAlike($0, word) } ? Self.mention : nil
  }

  // MARK: All entries

  /// All pages but those of API, which are found by their text; read at the first search.
  static let all: [SearchEntry] = keys + capabilities + codes + rules + libraries + types + sdks

  private static let keys = CatalogDomain.allCases.flatMap { domain in
    KeyCatalog.keys(in: domain).filter { $0.key != "*" && $0.key != "[]" }.flatMap { entries($0, in: domain) }
  }

  private static func entries(_ info: KeyInfo, in domain: CatalogDomain) -> [SearchEntry] {
    let resource = domain == .infoPlist ? KeyCatalog.protectedResource(forKey: info.path) : nil
    let entry = SearchEntry(
      .key(info, domain),
      title: info.title,
      summary: info.summary,
      related: [info.capability, resource?.resourceName, resource?.scope, info.library]
    )
    guard info.types != .boolean, info.valuesFromElsewhere == nil else { return [entry] }
    return [entry] + info.values.map { SearchEntry(.value($0.value, of: info, domain), summary: $0.summary) }
  }

  private static let capabilities = KeyCatalog.deviceCapabilities.map { capability in
    SearchEntry(.capability(capability), title: capability.meaning, summary: capability.summary)
  }

  private static let codes = KeyCatalog.appStoreErrors.map { error in
    SearchEntry(.appStoreCode(error), title: error.title, summary: error.summary)
  }

  private static let rules = RuleRegistry.all.map { $0.description }.map { rule in
    SearchEntry(.rule(rule), summary: rule.summary)
  }

  private static let libraries = KeyCatalog.libraries.map { library in
    SearchEntry(.library(library), summary: library.summary)
  }

  private static let sdks = KeyCatalog.privacySDKs.map { SearchEntry(.sdk($0), related: $0.listedNames) }

  private static let types = KeyCatalog.uniformTypes.map { type in
    SearchEntry(.uniformType(type), summary: type.summary, related: type.extensions + type.mimeTypes)
  }
}

extension KeyInfo {
  /// The table that lists the values, which has entries of its own; nil for most keys.
  fileprivate var valuesFromElsewhere: String? { path == "UIRequiredDeviceCapabilities" ? "device-capabilities" : nil }
}
