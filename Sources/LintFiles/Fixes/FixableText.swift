import ProjectFiles
import SourceText

/// What fixes may do to the text of a file.
package enum FixableText {
  /// Returns the encoding of a file that reproduces its bytes; nil for other files, which are not changed.
  package static func encoding(of document: Document, _ contents: [UInt8]) -> TextEncoding? {
    guard let encoding = document.encoding, document.encodingProblem == nil,
      encoding.encode(document.text) == contents
    else { return nil }
    return encoding
  }

  /// Returns a document with edits; nil if they change nothing, do not fit the encoding, or leave more errors of
  /// syntax, which no fix may do.
  package static func applying(
    _ edits: [TextEdit],
    to document: Document,
    _ encoding: TextEncoding
  ) -> (document: Document, contents: [UInt8])? {
    let text = document.text.applying(edits)
    guard text.bytes != document.text.bytes, let contents = encoding.encode(text) else { return nil }
    let next = Document(path: document.path, contents: contents)
    return next.tree.errorCount <= document.tree.errorCount ? (next, contents) : nil
  }
}
