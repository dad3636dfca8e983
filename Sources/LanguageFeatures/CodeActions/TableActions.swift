import AppProject
import LintEngine
import LintFacts
import Messages
import ProjectFiles
import PropertyList

/// The actions at a key of a string table: its text is put into the languages that lack it, to be translated there.
enum TableActions {
  /// Returns the action for the key at `selection` of a document; none if all languages have it; reads all files of the table.
  static func actions(in document: Document, _ selection: Range<Int>, _ table: TableFamily?) -> [CodeActionProposal] {
    guard document.kind == .stringTable, let table,
      let (key, range) = TableFamily.key(in: document, at: selection.lowerBound),
      selection.upperBound <= range.upperBound,
      let own = document.rootDictionary?.entry(forKey: key)?.value, own.kind == .string
    else { return [] }
    let lacking = table.files.filter { $0.path != document.path && lacks(key, $0) }
    let edits = lacking.compactMap {
      $0.document.flatMap { insertion(of: key, like: document, own.stringValue ?? "", in: $0) }
    }
    guard !edits.isEmpty else { return [] }
    let title = Messages.text("common.insert-in-languages", [key, "\(edits.count)"])
    return [CodeActionProposal(title: title, kind: .insertTranslation, edits: [], otherFiles: edits)]
  }

  private static func lacks(_ key: String, _ file: TableFamily.File) -> Bool {
    guard file.language != nil, StringTableFormat(file.path) == .strings, let document = file.document,
      document.tree.isReadable, !document.isPreprocessed
    else { return false }
    return document.rootDictionary?.entry(forKey: key) == nil
  }

  /// Returns the change that adds the text after the key that precedes it in `document`, or at the end.
  private static func insertion(of key: String, like document: Document, _ text: String, in other: Document)
    -> FileEdit?
  {
    guard let path = other.path, let root = other.rootDictionary else { return nil }
    let before = (document.rootDictionary.map { Array($0.entries) } ?? []).prefix { !$0.keyEquals(key) }
    let anchor = before.reversed().firstResult { $0.name.flatMap { root.entry(forKey: $0) } }
    let edit = TreeEditor(other.tree).insertEntry(
      key,
      .string(text),
      into: root,
      after: anchor,
      comment: CopiedTexts.mark
    )
    return FileEdit(path: path, change: .edits([edit], of: other.text))
  }
}
