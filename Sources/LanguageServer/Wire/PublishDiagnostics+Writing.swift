import JSON
import JSONRPC
import LanguageServerProtocol

/// Diagnostics follow every keystroke.
extension PublishDiagnosticsNotification: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("diagnostics", diagnostics)
      $0.member("uri", uri)
      $0.member("version", version)
    }
  }
}

extension Diagnostic: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", code)
      $0.member("codeDescription", codeDescription)
      $0.member("data", data)
      $0.member("message", message)
      $0.member("range", range)
      $0.member("relatedInformation", relatedInformation)
      $0.member("severity", severity)
      $0.member("source", source)
      $0.member("tags", tags)
    }
  }
}

extension IntegerOrString: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let number): number.write(to: &writer)
    case .string(let text): text.write(to: &writer)
    }
  }
}

extension CodeDescription: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { $0.member("href", href) }
  }
}

extension DiagnosticRelatedInformation: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("location", location)
      $0.member("message", message)
    }
  }
}

extension Location: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("uri", uri)
    }
  }
}

extension DiagnosticSeverity: JSONWritable {}
extension DiagnosticTag: JSONWritable {}
