/// The state of a translation, as a comment directly above its entry: a table has no other place for it.
public enum TranslationMark: String, Sendable, CaseIterable {
  /// The text is that of another language.
  case translate = "TODO: translate"
  /// The translation is to be checked.
  case review = "TODO: review translation"
  /// The text is the same in all languages.
  case keep = "Do not translate"

  /// The text of the comment.
  public var comment: String { rawValue }

  /// Finds the mark that is the text of a comment, in any letter case; nil for other comments.
  public init?(comment: String) {
    let text = comment.lowercased()
    guard let mark = Self.allCases.first(where: { $0.rawValue.lowercased() == text }) else { return nil }
    self = mark
  }

  /// How far the translation is.
  public var progress: TableText.Progress {
    switch self {
    case .translate: .new
    case .review: .needsReview
    case .keep: .translated
    }
  }
}
