import AppProject
import Messages
import ProjectFiles

/// Why a string table is left as it is.
public struct TableRefusal: Error, Sendable {
  /// The path of the file with the reason: the table, or the one that it is compared with.
  public let path: String
  /// The reason as a sentence.
  public let message: String

  /// Throws if the entries of a document cannot be moved; an empty `.strings` file is a table without texts for Xcode.
  static func check(_ document: Document) throws(TableRefusal) {
    if document.text.count == 0, document.kind.isStringTable { return }
    do throws(Formatting.Refusal) {
      try Formatting.check(document)
    } catch {
      throw TableRefusal(document, error)
    }
  }

  /// Throws if a file of `table` that counts for `language` cannot be read: its keys would count as missing.
  static func checkFiles(of table: TableFamily, in language: String) throws(TableRefusal) {
    let isLacking = { (file: TableFamily.File) in
      (file.language ?? language) == language && file.document == nil
    }
    if let file = table.files.first(where: isLacking) {
      throw TableRefusal(file.path, Messages.text("common.not-changed-unreadable"))
    }
  }

  /// Makes the refusal of a document whose entries have no clear end.
  static func malformed(_ document: Document) -> TableRefusal {
    TableRefusal(document, .malformed(at: document.rootDictionary?.contentRange.lowerBound ?? 0))
  }

  /// Makes the refusal of a file.
  init(_ path: String, _ message: String) { (self.path, self.message) = (path, message) }

  private init(_ document: Document, _ refusal: Formatting.Refusal) {
    path = document.path ?? ""
    switch refusal {
    case .malformed(let offset):
      message = Messages.text("common.not-changed-malformed", ["\(document.text.line(at: offset) + 1)"])
    case .preprocessed: message = Messages.text("common.not-changed-preprocessed")
    case .writtenByXcode, .otherFile: message = refusal.message(in: document)
    }
  }
}
