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

extension PositionRange {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("end") { end.write(to: &$0) }
      writer.member("start") { start.write(to: &$0) }
    }
  }
}

extension Position {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("character", character)
      $0.member("line", line)
    }
  }
}

extension JSONValue {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.literal("null")
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.number(value)
    case .double(let value): writer.literal(value.isFinite ? "\(value)" : "null")
    case .string(let value): writer.string(value)
    case .array(let values): writer.array(values) { $1.write(to: &$0) }
    case .object(let members):
      writer.object { writer in
        for (name, value) in members.sorted(by: { $0.key < $1.key }) { writer.member(name) { value.write(to: &$0) } }
      }
    }
  }
}
