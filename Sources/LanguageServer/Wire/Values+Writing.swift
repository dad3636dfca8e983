import JSON
import JSONRPC
import LanguageServerProtocol

/// The parts that several messages have in common.
extension PositionRange {
  /// Writes the range as the general encoder does.
  func write(to writer: inout JSONWriter) {
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
  /// Writes the value as the general encoder does.
  func write(to writer: inout JSONWriter) {
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
