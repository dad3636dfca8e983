import KeyCatalog
import LintRules
import Messages
import SourceText

/// Finds pages by parts of names, by what things are for, and by API.
enum ReferenceSearch {
  /// More hits are only counted.
  private static let maximumHits = 25
  /// Hits that only mention a word are left out if so many have it in their name.
  private static let enoughHits = 3

  /// Returns the page that `term` names, or the list of what it fits; linear in the catalog.
  static func answer(to term: String, in domain: CatalogDomain?) -> ReferenceAnswer {
    let exact = ReferenceTerms.answer(to: term, in: domain) ?? ReferenceTerms.answerInAnyCase(to: term, in: domain)
    if let exact, !exact.topic.isPackage {
      let isWord = exact.topic.isValue && term.utf8.allSatisfy { SearchWords.isSmallLetter($0) }
      let related = isWord ? hits(for: term, in: domain).filter { $0.topic.term != exact.topic.term } : []
      return .page(ReferencePage(exact.topic, others: exact.others, related: related.map(\.topic.shownTerm)))
    }
    let hits = hits(for: term, in: domain)
    switch hits.count {
    case 0: return exact.map { .page(ReferencePage($0.topic)) } ?? .nothing(ReferenceTerms.nearest(to: term, limit: 3))
    case 1: return .page(ReferencePage(hits[0].topic))
    default:
      let shown = Array(hits.prefix(maximumHits))
      return .list(ReferenceList(term: term, hits: shown, more: hits.count - shown.count))
    }
  }

  /// Returns what fits each word of `term`, the likeliest first.
  private static func hits(for term: String, in domain: CatalogDomain?) -> [ReferenceHit] {
    let words = SearchWords.words(of: term)
    guard !words.isEmpty else { return [] }
    var found: [(score: Int, entry: SearchEntry)] = []
    for entry in SearchEntry.all where domain == nil || entry.topic.domain == domain {
      if let score = entry.score(of: words) { found.append((score + entry.topic.searchRank, entry)) }
    }
    let limit = SearchEntry.mention
    if found.count(where: { $0.score < limit }) >= enoughHits { found.removeAll { $0.score >= limit } }
    found.sort { $0.score == $1.score ? $0.entry.order < $1.entry.order : $0.score < $1.score }
    var hits = found.map { $0.entry.hit }
    if domain == nil, hits.isEmpty || term.contains(where: \.isUppercase) {
      let known = Set(hits.map(\.topic.term))
      hits += SearchSymbols.hits(for: term).filter { !known.contains($0.topic.term) }
    }
    return hits
  }
}

/// The words of names and texts, in small letters.
enum SearchWords {
  /// Returns the words of `text`: runs of letters and digits, cut before a capital letter that starts a word.
  ///
  /// `NSCameraUsageDescription` is `ns`, `camera`, `usage` and `description`. Linear in the text.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let next = bytes.indices.contains(index + 1) ? bytes[index + 1] : 0
      let isStart = ASCII.isCapital(byte) && (!(word.last.map(ASCII.isCapital) ?? false) || isSmallLetter(next))
      if isStart || !ASCII.isLetterOrDigit(byte) && byte < 0x80 { append(&word, to: &words) }
      if ASCII.isLetterOrDigit(byte) || byte >= 0x80 { word.append(byte) }
    }
    append(&word, to: &words)
    return words
  }

  /// Returns whether two words are the same but for the ending of a plural.
  static func areAlike(_ a: String, _ b: String) -> Bool {
    a == b || a.utf8.count > 2 && b == a + "s" || b.utf8.count > 2 && a == b + "s"
  }

  static func isSmallLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private static func append(_ word: inout [UInt8], to words: inout [String]) {
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self).lowercased()) }
    word = []
  }
}
