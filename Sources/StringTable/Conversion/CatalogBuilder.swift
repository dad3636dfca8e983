import JSON
import PropertyList

/// Makes a string catalog of the `.strings` and `.stringsdict` files of a table.
public struct CatalogBuilder {
  private struct Entry {
    /// The comments of all languages, each once.
    var comments: [String] = []
    var isTranslatable = true
    var localizations: [String: JSONContent] = [:]
  }

  private let sourceLanguage: String
  private var entries: [LiteralText: Entry] = [:]
  /// The number of comments that belong to no entry, for which a catalog has no place.
  public private(set) var lostComments = 0

  /// Makes a catalog without texts.
  public init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
  }

  /// Adds a file of a language; its comments follow those of files that were added before.
  ///
  /// Linear in the text. The tree must be without errors.
  public mutating func add(_ tree: PropertyListTree, _ language: String) throws(ConversionProblem) {
    guard let root = tree.root else { return }
    guard let blocks = EntryBlocks(root)?.blocks else {
      throw ConversionProblem(key: "", language: language, reason: .entryWithoutEnd)
    }
    var own: Set<LiteralText> = []
    var commentCount = 0
    for block in blocks {
      let key = LiteralText(block.entry.name ?? "")
      let ranges = block.comments + [block.commentAfter].compactMap(\.self)
      let comments = ranges.compactMap { TableText.plainText(ofComment: tree.text.string(in: $0)) }
      commentCount += ranges.count
      var entry = entries[key] ?? Entry()
      if entry.localizations[language] != nil, !own.contains(key) {
        throw ConversionProblem(
          key: key.text,
          language: language,
          reason: .inBothFiles
        )
      }
      own.insert(key)
      let marks = comments.compactMap { TranslationMark(comment: $0) }
      for comment in comments where TranslationMark(comment: comment) == nil && !entry.comments.contains(comment) {
        entry.comments.append(comment)
      }
      if marks.contains(.keep) { entry.isTranslatable = false }
      entry.localizations[language] = try localization(of: block.entry, Self.state(marks), language)
      entries[key] = entry
    }
    lostComments += tree.trivia.count { $0.kind == .comment } - commentCount
  }

  private static func state(_ marks: [TranslationMark]) -> String {
    if marks.contains(.translate) { return "new" }
    return marks.contains(.review) ? "needs_review" : "translated"
  }

  private func localization(of entry: DictionaryEntry, _ state: String, _ language: String)
    throws(ConversionProblem) -> JSONContent
  {
    let key = entry.name ?? ""
    if let value = entry.value, value.kind == .string { return CatalogContent.unit(value.stringValue ?? "", state) }
    guard entry.value?.kind == .dictionary else {
      throw ConversionProblem(key: key, language: language, reason: .notText)
    }
    do throws(UnfitText) {
      return try PluralLocalization.content(of: entry, state: state)
    } catch {
      throw ConversionProblem(key: key, language: language, reason: error.reason)
    }
  }

  /// Returns the text of the catalog, in the order and layout of Xcode.
  ///
  /// The keys are marked as added by hand, so that Xcode keeps them whatever it finds in code. Linear except for sorting.
  public func text() -> String {
    let strings = entries.sorted { CatalogEditor.precedes($0.key.text, $1.key.text) }.map { key, entry in
      var members: [JSONContent.Member] = []
      if !entry.comments.isEmpty { members.append(.init("comment", .string(entry.comments.joined(separator: "\n")))) }
      members.append(.init("extractionState", .string("manual")))
      let localizations = entry.localizations.sorted { CatalogEditor.precedes($0.key, $1.key) }
      members.append(.init("localizations", .object(localizations.map { JSONContent.Member($0.key, $0.value) })))
      if !entry.isTranslatable { members.append(.init("shouldTranslate", .bool(false))) }
      return JSONContent.Member(key.text, .object(members))
    }
    return JSONTreeEditor.document(
      .object([
        .init("sourceLanguage", .string(sourceLanguage)), .init("strings", .object(strings)),
        .init("version", .string("1.0")),
      ])
    )
  }
}

/// The parts of a string catalog as Xcode writes them.
enum CatalogContent {
  /// Returns the object of a text.
  static func unit(_ text: String, _ state: String) -> JSONContent {
    .object([.init("stringUnit", .object([.init("state", .string(state)), .init("value", .string(text))]))])
  }

  /// Returns the object of a text that varies by `kind`, `plural` or `device`.
  static func variations(_ kind: String, _ forms: [(String, String)], _ state: String) -> JSONContent {
    let members = forms.sorted { $0.0 < $1.0 }.map { JSONContent.Member($0.0, unit($0.1, state)) }
    return .object([.init("variations", .object([.init(kind, .object(members))]))])
  }
}
