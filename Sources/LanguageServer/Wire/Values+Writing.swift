import JSON
import JSONRPC
import LanguageServerProtocol

/// The parts that several messages share.
extension TextEdit: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("newText", newText)
      $0.member("range", range)
    }
  }
}

extension PositionRange: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("end", end)
      $0.member("start", start)
    }
  }
}

extension Position: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("character", character)
      $0.member("line", line)
    }
  }
}

extension DocumentURI: JSONWritable {}

extension JSONValue: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.literal("null")
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.number(value)
    case .double(let value): writer.literal(value.isFinite ? "\(value)" : "null")
    case .string(let value): writer.string(value)
    case .array(let values): values.write(to: &writer)
    case .object(let members):
      writer.object { writer in
        for (name, value) in members.sorted(by: { $0.key < $1.key }) { writer.member(name, value) }
      }
    }
  }
}
