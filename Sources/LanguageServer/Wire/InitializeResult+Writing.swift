import JSON
import JSONRPC
import LanguageServerProtocol

/// The general encoder would take longer than everything else before the first answer.
extension InitializeResult: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("capabilities", JSONValue.object(capabilities))
      $0.member("serverInfo", serverInfo)
    }
  }
}

extension ProgramInfo: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", name)
      $0.member("version", version)
    }
  }
}
