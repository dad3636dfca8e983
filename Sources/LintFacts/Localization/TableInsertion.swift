import AppProject
import LintEngine
import ProjectFiles
import PropertyList
import SourceText

/// Makes edits that add a purpose string to a file next to the checked one.
package enum TableInsertion {
  /// Returns the change that adds an entry to a property list or table of strings, after its last purpose string; nil
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

  /// Returns the change that makes a table of strings with an entry at `path`.
  package static func newTable(_ key: String, _ text: String, at path: String, comment: String? = nil) -> FileEdit {
    // Any table will do to write in its syntax.
    let editor = TreeEditor(Document(path: path, text: SourceText("a = a;")).tree)
    let (key, text) = (editor.literal(.string(key), indent: ""), editor.literal(.string(text), indent: ""))
    let above = comment.map { "/* \($0) */\n" } ?? ""
    return FileEdit(path: path, change: .newFile("\(above)\(key) = \(text);\n"))
  }
}
