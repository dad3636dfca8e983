import JSON
import JSONRPC
import LanguageServerProtocol

extension PublishDiagnosticsNotification {
  /// The JSON text of the parameters, written without the general encoder, since it follows every keystroke.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("diagnostics") { $0.array(diagnostics) { $1.write(to: &$0) } }
      writer.member("uri", uri.rawValue)
      writer.member("version", version)
    }
    return writer.bytes
  }
}

extension Diagnostic {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch code {
      case .integer(let number): writer.member("code", number)
      case .string(let text): writer.member("code", text)
      case nil: break
      }
      if let codeDescription {
        writer.member("codeDescription") { writer in
          writer.object { $0.member("href", codeDescription.href) }
        }
      }
      if let data { writer.member("data") { data.write(to: &$0) } }
      writer.member("message", message)
      writer.member("range") { range.write(to: &$0) }
      if let related = relatedInformation {
        writer.member("relatedInformation") { $0.array(related) { $1.write(to: &$0) } }
      }
      writer.member("severity", severity?.rawValue)
      writer.member("source", source)
      if let tags { writer.member("tags") { $0.array(tags) { $0.number($1.rawValue) } } }
    }
  }
}

extension DiagnosticRelatedInformation {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("location") { writer in
        writer.object { writer in
          writer.member("range") { location.range.write(to: &$0) }
          writer.member("uri", location.uri.rawValue)
        }
      }
      writer.member("message", message)
    }
  }
}
