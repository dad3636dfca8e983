import ProjectFiles
import SourceText

/// A letter typed into a value in the middle of a document.
struct Keystroke: Sendable {
  /// The document before the letter.
  let former: Document
  /// The document with it.
  let edited: Document
  let edit: TextEdit
  let change: TextChange

  /// Where the letter goes, in bytes.
  var offset: Int { edit.range.lowerBound }

  init(path: String, bytes: [UInt8]) {
    former = Document(path: path, text: SourceText(bytes: bytes))
    let middle = bytes.count / 2
    // In the generated documents these signs stand in values only.
    let offset =
      bytes[middle...].firstIndex(of: UInt8(ascii: "%")) ?? bytes[middle...].firstIndex(of: UInt8(ascii: "I"))
    edit = .insert("x", at: offset ?? middle)
    change = TextChange(edit, in: former.text)
    edited = Document(updating: former, with: former.text.applying(edit), change: change)
  }
}
