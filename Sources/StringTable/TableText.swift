import PropertyList
import SourceText

/// A text of a string table in one language, in whatever kind of file it is.
public struct TableText: Sendable, Hashable {
  /// One form of a text.
  public struct Form: Sendable, Hashable {
    /// What the form is for, such as `one` or `iphone`; nil for a text that does not vary.
    public let name: String?
    /// The text.
    public let text: String
    /// Its bytes in the file, with quotation marks or tags.
    public let range: Range<Int>
  }

  /// How far a translation is.
  public enum Progress: Sendable, Hashable {
    case new
    case needsReview
    case translated
  }

  /// The key.
  public let key: String
  /// The bytes of the key in the file, without quotation marks and tags.
  public let keyRange: Range<Int>
  /// The language.
  public let language: String
  /// The forms in the order of the file; empty if there is no text.
  public let forms: [Form]
  /// How far the translation is.
  public let progress: Progress
  /// The comment for translators; nil if there is no comment.
  public let comment: String?

  /// The text, or its first form.
  public var text: String? { forms.first?.text }
}

extension TableText {
  /// Returns the text of an entry of a `.strings` or `.stringsdict` file; nil if it has no key.
  ///
  /// Linear in the entry; the comment before it is looked up in logarithmic time.
  public init?(_ entry: DictionaryEntry, _ language: String) {
    guard let keyNode = entry.key, let name = keyNode.stringValue else { return nil }
    key = name
    keyRange = keyNode.contentRange
    self.language = language
    forms = Self.forms(of: entry)
    let comment = Self.comment(before: keyNode)
    self.comment = comment
    progress = comment.flatMap { TranslationMark(comment: $0) }?.progress ?? .translated
  }

  private static func forms(of entry: DictionaryEntry) -> [Form] {
    guard let value = entry.value else { return [] }
    if let text = value.stringValue, value.kind == .string { return [Form(name: nil, text: text, range: value.range)] }
    guard value.kind == .dictionary else { return [] }
    guard let plural = PluralText(entry) else {
      // The forms for widths or devices.
      return value.entries.flatMap { part -> [Form] in
        (part.value.map { Array($0.entries) } ?? []).compactMap { form in
          guard let text = form.value?.stringValue, let node = form.value else { return nil }
          return Form(name: form.name, text: text, range: node.range)
        }
      }
    }
    return plural.variables.flatMap { variable in
      variable.forms.map {
        Form(name: $0.category.rawValue, text: $0.value.stringValue ?? "", range: $0.value.range)
      }
    }
  }

  /// Returns the comment on the lines directly before a key.
  private static func comment(before key: Node) -> String? {
    let text = key.tree.text
    let line = text.line(at: key.range.lowerBound)
    guard line > 0 else { return nil }
    let above = text.lineRange(line - 1)
    guard let last = text.lastOffset(in: above, where: { !ASCII.isSpace($0) }),
      let trivia = key.tree.trivia(at: last).last(where: { $0.kind == .comment && $0.range.contains(last) })
    else { return nil }
    return plainText(ofComment: text.string(in: trivia.range))
  }

  /// Returns the text of a comment without its delimiters and the space around it.
  public static func plainText(ofComment comment: String) -> String? {
    var text = comment[...]
    for (start, end) in [("/*", "*/"), ("<!--", "-->"), ("//", "")] where text.hasPrefix(start) {
      text = text.dropFirst(start.count)
      if text.hasSuffix(end) { text = text.dropLast(end.count) }
      break
    }
    let trimmed = text.drop { $0.isWhitespace || $0 == "*" }
    let end = trimmed.lastIndex { !$0.isWhitespace }
    return end.map { String(trimmed[...$0]) }
  }

  /// Makes the text of a catalog in one language; linear in it.
  public init(_ text: CatalogText, _ translation: CatalogTranslation) {
    key = text.key
    keyRange = text.name.contentRange
    language = translation.language
    forms = translation.units.compactMap { unit in
      guard let value = unit.value, let string = value.string else { return nil }
      return Form(name: unit.formName, text: string, range: value.range)
    }
    switch translation.progress {
    case .new?: progress = .new
    case .needsReview?: progress = .needsReview
    case .translated?, nil: progress = .translated
    }
    comment = text.comment
  }

  /// Makes the text in the language that a catalog is written in, which is its key if there is no other; nil if there is one.
  public init?(source text: CatalogText, _ language: String) {
    guard text.translation(language) == nil else { return nil }
    key = text.key
    keyRange = text.name.contentRange
    self.language = language
    forms = [Form(name: nil, text: text.key, range: text.name.range)]
    progress = .translated
    comment = text.comment
  }
}

extension CatalogUnit {
  /// The name of the innermost choice that leads to the text; nil if it does not vary.
  var formName: String? {
    switch path.last {
    case .plural(let name)?, .device(let name)?, .other(let name)?, .variable(let name)?: name
    case nil: nil
    }
  }
}
