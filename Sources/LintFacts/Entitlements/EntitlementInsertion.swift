import KeyCatalog
import LintEngine
import Messages
import ProjectFiles
import PropertyList
import SourceText

/// Puts an entitlement into the files of bundles that lack it.
package struct EntitlementInsertion {
  private let name: String
  private let item: String?
  private let value: PropertyListValue

  /// Entitlements whose first value is the one for development; other texts and lists must be chosen by the developer.
  private static let usualValues: [String: PropertyListValue] = [
    "aps-environment": .string("development"),
    "com.apple.developer.aps-environment": .string("development"),
    "com.apple.developer.nfc.readersession.formats": .array([.string("TAG")]),
  ]

  /// Creates an insertion of the entitlement `name`, with `item` if it is a list; nil if its value is not clear.
  package init?(_ name: String, item: String? = nil) {
    let types = KeyCatalog.key(at: name, in: .entitlements)?.types ?? []
    if let item, types.contains(.array) {
      value = .array([.string(item)])
    } else if types.contains(.boolean) {
      value = .boolean(true)
    } else if let usual = Self.usualValues[name] {
      value = usual
    } else {
      return nil
    }
    (self.name, self.item) = (name, item)
  }

  /// Returns a fix that changes those of `documents` that lack it; nil if none can be changed.
  package func fix(of documents: [Document]) -> Fix? {
    let files = documents.compactMap { document -> FileEdit? in
      guard let path = document.path, let edit = edit(of: document) else { return nil }
      return FileEdit(path: path, change: .edits([edit], of: document.text))
    }
    guard let first = documents.first, !files.isEmpty else { return nil }
    let title = Messages.text("common.insert", [item ?? name])
    return Fix(Messages.text("common.in-file", [title, first.name]), [], isSafe: false, otherFiles: files)
  }

  private func edit(of document: Document) -> TextEdit? {
    guard let root = document.rootDictionary, document.tree.isReadable else { return nil }
    let editor = TreeEditor(document.tree)
    guard let present = root.value(forKey: name) else { return editor.insertEntry(name, value, into: root) }
    guard let item, present.kind == .array else { return nil }
    return editor.insertItem(.string(item), into: present)
  }
}
