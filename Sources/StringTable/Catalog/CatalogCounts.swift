/// How far a catalog is translated into one language; each text counts once.
public struct CatalogCounts: Sendable, Hashable {
  /// The texts that are to be translated.
  public var keys = 0
  /// Those that are translated.
  public var translated = 0
  /// Those with a translation that needs review.
  public var needsReview = 0
  /// Those with a translation that is marked as not written yet.
  public var new = 0
  /// Those without a translation.
  public var missing = 0
  /// Those that code no longer asks for, whatever their translation.
  public var stale = 0

  /// Makes counts of nothing.
  public init() {}
}

extension StringCatalog {
  /// The counts of each language that some text has a translation into, but that of the texts.
  ///
  /// Linear in the texts times the languages.
  public var counts: [String: CatalogCounts] {
    let texts = countedTexts
    let languages = Set(texts.flatMap { $0.translations.map(\.language) }).subtracting([sourceLanguage])
    var all = CatalogCounts()
    for text in texts where text.isTranslatable {
      all.keys += 1
      if text.isStale { all.stale += 1 }
    }
    all.missing = all.keys
    var counts = Dictionary(uniqueKeysWithValues: languages.map { ($0, all) })
    for text in texts where text.isTranslatable {
      let translations = Dictionary(text.translations.map { ($0.language, $0.progress) }) { $1 }
      for case (let language, let progress?) in translations { counts[language]?.add(progress) }
    }
    return counts
  }
}

extension CatalogCounts {
  /// Counts a text that has a translation.
  fileprivate mutating func add(_ progress: CatalogTranslation.Progress) {
    missing -= 1
    switch progress {
    case .new: new += 1
    case .needsReview: needsReview += 1
    case .translated: translated += 1
    }
  }
}
