import JSON
import JSONRPC
import LanguageServerProtocol

/// Tokens follow every edit, five numbers each.
extension SemanticTokensAnswer: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("data", data)
      $0.member("resultId", resultId)
    }
  }
}

extension SemanticTokensDeltaAnswer: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("data", data)
      $0.member("edits", edits)
      $0.member("resultId", resultId)
    }
  }
}

extension SemanticTokensEdit: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("data", data)
      $0.member("deleteCount", deleteCount)
      $0.member("start", start)
    }
  }
}
