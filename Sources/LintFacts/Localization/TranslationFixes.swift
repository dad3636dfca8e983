import AppProject
import LintEngine
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// Puts a text that the tables of some languages lack into them, to be translated there: that of the table in the language of the
/// Info.plist, else that of the Info.plist.
package struct TranslationFixes {
  private let text: PurposeString
  private let project: ProjectContext

  /// The largest number of languages that are offered one by one.
  private static let languageLimit = 10

  private let rule: RuleDescription

  /// Makes fixes for one purpose string, in the words of `rule`.
  package init(_ text: PurposeString, _ project: ProjectContext, _ rule: RuleDescription) {
    self.rule = rule
    self.text = text
    self.project = project
  }

  /// Returns a fix for all languages together, where several have a table, and one for each language.
  package func fixes(_ languages: [String], _ tables: InfoPlistTables) -> [Fix] {
    // Xcode writes catalogs, and puts new keys of the Info.plist into them by itself.
    let key = text.resource.key
    guard let value = tables.ownText(of: key) ?? value, project.translations.catalogs.isEmpty else { return [] }
    var edits: [FileEdit] = []
    var single: [Fix] = []
    for language in languages {
      let table = tables.tables(of: language).first
      // A copied text is to be replaced where it is.
      guard !tables.tables(of: language).contains(where: { $0.rootDictionary?.entry(forKey: key) != nil }) else {
        continue
      }
      let edit =
        table.flatMap { TableInsertion.adding(key, value, to: $0, comment: CopiedTexts.mark) }
        ?? newTable(key, value, for: language, table)
      guard let edit else { continue }
      if table != nil { edits.append(edit) }
      let isNew = table == nil
      let title = rule.text(isNew ? "create" : "insert", key, "\(language).lproj")
      single.append(Fix(title, [], isSafe: false, otherFiles: [edit]))
    }
    let all = Fix(rule.text("insert-all", key, "\(edits.count)"), [], isSafe: false, otherFiles: edits)
    return (edits.count > 1 ? [all] : []) + single.prefix(Self.languageLimit)
  }

  /// The text of the Info.plist as the build writes it, since string tables have no build variables; nil if only the build determines it.
  private var value: String? {
    guard text.hasVariable else { return text.value }
    let values = project.targets.flatMap(\.configurations).map { $0.expand(text.value).text }
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Returns the change that makes the table of a language; nil if it is there but cannot be edited.
  private func newTable(_ key: String, _ value: String, for language: String, _ table: Document?) -> FileEdit? {
    let folders = project.translations.languageFolders.filter { FilePath.name($0) == "\(language).lproj" }
    guard table == nil, folders.count == 1, let folder = folders.first else { return nil }
    let path = FilePath.join(folder, StringTableFormat.strings.infoPlistName)
    return TableInsertion.newTable(key, value, at: path, comment: CopiedTexts.mark)
  }
}

/// Makes edits that add a purpose string to a file next to the checked one.
package enum TableInsertion {
  /// Returns the change that adds an entry to a property list or string table, after its last purpose string; nil
  /// if it cannot be read.
  ///
  /// A `comment` is above the entry.
  package static func adding(_ key: String, _ text: String, to document: Document, comment: String? = nil) -> FileEdit?
  {
    guard let path = document.path, document.tree.isReadable, !document.isPreprocessed,
      let root = document.rootDictionary
    else { return nil }
    let last = PurposeKeys.entries(RootKeys(root)).last { $0.value != nil }
    let edit = TreeEditor(document.tree).insertEntry(
      key,
      .string(text),
      into: root,
      after: last,
      comment: comment
    )
    return FileEdit(path: path, change: .edits([edit], of: document.text))
  }

  /// Returns the change that makes a string table with an entry at `path`.
  package static func newTable(_ key: String, _ text: String, at path: String, comment: String? = nil) -> FileEdit {
    // Any table will do to write in its syntax.
    let editor = TreeEditor(Document(path: path, text: SourceText("a = a;")).tree)
    let (key, text) = (editor.literal(.string(key), indent: ""), editor.literal(.string(text), indent: ""))
    let above = comment.map { "/* \($0) */\n" } ?? ""
    return FileEdit(path: path, change: .newFile("\(above)\(key) = \(text);\n"))
  }
}

/// Texts of a table that are copies from another language, as a comment above them states: `strings sync` and fixes write it.
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
