import AppProject
import LintFacts
import Messages
import ProjectFiles
import PropertyList

/// The actions that make a file of a string table like that of the base language.
enum BaseTableActions {
  /// Returns the text of the base language for the key at `selection`, and the order of the base language; none in the base language.
  ///
  /// Reads the file of the base language; linear in both.
  static func actions(in document: Document, _ selection: Range<Int>, _ table: TableFamily?) -> [CodeActionProposal] {
    guard let table, let file = table.baseFile(for: document), let language = file.language else { return [] }
    return [
      file.document.flatMap { copying(in: document, selection, from: $0, language) },
      sorting(document, table, language),
    ].compactMap(\.self)
  }

  private static func copying(in document: Document, _ selection: Range<Int>, from base: Document, _ language: String)
    -> CodeActionProposal?
  {
    guard document.tree.isReadable, !document.isPreprocessed, base.tree.isReadable,
      let key = TableFamily.key(in: document, at: selection.lowerBound)?.key,
      let entry = document.rootDictionary?.entry(forKey: key), let own = entry.value, own.kind == .string,
      let other = base.rootDictionary?.entry(forKey: key)?.value, other.kind == .string, let text = other.stringValue,
      text != own.stringValue
    else { return nil }
    let editor = TreeEditor(document.tree)
    let mark =
      CopiedTexts.isCopy(entry)
      ? nil : editor.insertComment(CopiedTexts.mark, aboveLineOf: (entry.key ?? own).range.lowerBound)
    return CodeActionProposal(
      title: Messages.text("common.copy-base-text", [language]),
      kind: .rewrite,
      edits: [mark, editor.replaceText(of: own, with: text)].compactMap(\.self)
    )
  }

  private static func sorting(_ document: Document, _ table: TableFamily, _ language: String) -> CodeActionProposal? {
    guard let edits = try? TableSorting.edits(in: document, of: table), !edits.isEmpty else { return nil }
    return CodeActionProposal(title: Messages.text("common.sort-like-base", [language]), kind: .rewrite, edits: edits)
  }
}
