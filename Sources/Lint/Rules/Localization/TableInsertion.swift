import AppProject
import PropertyList
import SourceText

/// Makes edits that put a purpose string into a file beside the one that is judged.
enum TableInsertion {
  /// Returns the change that adds an entry to a property list or table of strings, behind its last purpose string; nil where
  /// it cannot be read.
  static func adding(_ key: String, _ text: String, to document: Document) -> FileEdit? {
    adding([(key, text)], to: document)
  }

  /// Returns the change that adds several entries.
  static func adding(_ entries: [(key: String, text: String)], to document: Document) -> FileEdit? {
    guard let path = document.path, document.tree.isReadable, !document.isPreprocessed,
      let root = document.rootDictionary
    else { return nil }
    let editor = TreeEditor(document.tree)
    let last = PurposeKeys.entries(RootKeys(root)).last { $0.value != nil }
    let edits = entries.map { editor.insertEntry($0.key, .string($0.text), into: root, after: last) }
    guard edits.count == 1 || edits.allSatisfy(\.range.isEmpty) else { return nil }
    return FileEdit(path: path, change: .edits(edits, of: document.text))
  }

  /// Returns the change that makes a table of strings with `entries` at `path`.
  static func newTable(_ entries: [(key: String, text: String)], at path: String) -> FileEdit? {
    let empty = Document(path: path, text: SourceText(""))
    guard case .edits(let edits, let text)? = adding(entries, to: empty)?.change else { return nil }
    return FileEdit(path: path, change: .newFile(text.applying(edits).string))
  }
}
