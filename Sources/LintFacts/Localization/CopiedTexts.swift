import ProjectFiles
import PropertyList
import StringTable

/// Texts of a table that are copies from another language, as a comment above them says: `strings sync` and fixes write it.
package enum CopiedTexts {
  /// The comment above a copied text.
  package static let mark = TranslationMark.translate.comment

  /// Returns the entries of a table whose texts are copies, in their order; linear in the comments, and in the entries if one is
  /// the mark.
  package static func entries(of document: Document) -> [DictionaryEntry] {
    let text = document.text
    let hasMark = document.tree.trivia.contains { comment in
      comment.kind == .comment && comment.range.count < 4 * mark.utf8.count
        && isMark(TableText.plainText(ofComment: text.string(in: comment.range)))
    }
    guard hasMark, let root = document.rootDictionary else { return [] }
    return root.entries.filter { TableText($0, "")?.progress == .new }
  }

  /// Returns whether the text of an entry is a copy.
  package static func isCopy(_ entry: DictionaryEntry) -> Bool { TableText(entry, "")?.progress == .new }

  private static func isMark(_ comment: String?) -> Bool {
    comment.flatMap { TranslationMark(comment: $0) } == .translate
  }
}
