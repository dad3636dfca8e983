import JSON
import JSONRPC
import LanguageServerProtocol

extension InitializeRequest: ViewReadable {
  /// Reads what the server looks at; nil where something is unusual.
  ///
  /// The general decoder spends several times as long on its first message as all that the answer needs.
  package init?(_ view: JSONView) {
    self.init()
    var seen: Set<String> = []
    let isObject = view.visitMembers { name, member in
      guard seen.insert(name).inserted else { return false }
      switch name {
      case "processId":
        processId = member.int
        return member.isWellFormed
      case "locale":
        locale = member.string
        return member.isWellFormed
      case "initializationOptions": return read(member, into: &initializationOptions)
      case "capabilities": return read(member, into: &capabilities)
      case "trace":
        trace = member.string.map(TraceValue.init(rawValue:))
        return member.isWellFormed
      default: return member.isWellFormed
      }
    }
    guard isObject else { return nil }
  }
}

/// Reads a value into a member, where `null` counts as absent.
private func read(_ view: JSONView, into member: inout JSONValue?) -> Bool {
  guard let value = JSONValue(view) else { return false }
  member = value == .null ? nil : value
  return true
}
