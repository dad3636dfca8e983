import JSON
import JSONRPC
import LanguageServerProtocol

extension InitializeRequest: ViewReadable {
  /// Reads what the server needs; nil if something is unusual.
  ///
  /// The general decoder takes several times as long for its first message as the whole answer.
  package init?(_ view: JSONView) {
    self.init()
    guard let members = view.members("processId", "locale", "trace", "initializationOptions", "capabilities"),
      members.prefix(3).allSatisfy({ $0?.isWellFormed != false }), read(members[3], into: &initializationOptions),
      read(members[4], into: &capabilities)
    else { return nil }
    processId = members[0]?.int
    locale = members[1]?.string
    trace = members[2]?.string.map(TraceValue.init(rawValue:))
  }
}

/// Reads a value into a member, where `null` counts as absent.
private func read(_ view: JSONView?, into member: inout JSONValue?) -> Bool {
  guard let view else { return true }
  guard let value = JSONValue(view) else { return false }
  member = value == .null ? nil : value
  return true
}
