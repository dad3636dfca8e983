import JSON
import JSONRPC
import LanguageServerProtocol

/// Clients that pull diagnostics do so after every edit.
extension DocumentDiagnosticReport: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      switch self {
      case .full(let resultId, let items):
        $0.member("items", items)
        $0.member("kind", "full")
        $0.member("resultId", resultId)
      case .unchanged(let resultId):
        $0.member("kind", "unchanged")
        $0.member("resultId", resultId)
      }
    }
  }
}
