import JSON
import JSONRPC
import LanguageServerProtocol

/// What editors request of all of a document after an edit, to show it beside or in the text.
extension FoldingRange: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("endCharacter", endCharacter)
      $0.member("endLine", endLine)
      $0.member("kind", kind)
      $0.member("startCharacter", startCharacter)
      $0.member("startLine", startLine)
    }
  }
}

extension FoldingRangeKind: JSONWritable {}

extension DocumentLink: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("target", target)
    }
  }
}
