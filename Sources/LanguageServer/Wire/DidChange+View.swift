import JSON
import JSONRPC
import LanguageServerProtocol

extension DidChangeTextDocumentNotification: ViewReadable {
  /// Reads the parameters of the notification, which comes with every keystroke; nil where something is unusual.
  package init?(_ view: JSONView) {
    var identifier: VersionedTextDocumentIdentifier?
    var changes: [TextDocumentContentChangeEvent]?
    let isObject = view.visitMembers { name, member in
      switch name {
      case "textDocument":
        guard identifier == nil else { return false }
        identifier = VersionedTextDocumentIdentifier(member)
        return identifier != nil
      case "contentChanges":
        guard changes == nil, let elements = member.elements else { return false }
        let events = elements.compactMap(TextDocumentContentChangeEvent.init)
        changes = events
        return events.count == elements.count
      default:
        return member.isWellFormed
      }
    }
    guard isObject, let identifier, let changes else { return nil }
    self.init(textDocument: identifier, contentChanges: changes)
  }
}

extension VersionedTextDocumentIdentifier: ViewReadable {
  package init?(_ view: JSONView) {
    var uri: String?
    var version: Int?
    var isDoubled = false
    let isObject = view.visitMembers { name, member in
      switch name {
      case "uri":
        isDoubled = isDoubled || uri != nil
        uri = member.string
        return uri != nil && !isDoubled
      case "version":
        guard version == nil else { return false }
        version = member.int
        return version != nil || member.isNull
      default:
        return member.isWellFormed
      }
    }
    guard isObject, let uri else { return nil }
    self.init(uri: DocumentURI(uri), version: version)
  }
}

extension TextDocumentContentChangeEvent: ViewReadable {
  package init?(_ view: JSONView) {
    var range: PositionRange?
    var text: String?
    let isObject = view.visitMembers { name, member in
      switch name {
      case "range":
        guard range == nil else { return false }
        range = PositionRange(member)
        return range != nil || member.isNull
      case "text":
        guard text == nil else { return false }
        text = member.string
        return text != nil
      default:
        return member.isWellFormed
      }
    }
    guard isObject, let text else { return nil }
    self.init(range: range, text: text)
  }
}

extension PositionRange: ViewReadable {
  package init?(_ view: JSONView) {
    guard let (start, end) = view.pair("start", "end", Position.init) else { return nil }
    self.init(start: start, end: end)
  }
}

extension Position: ViewReadable {
  package init?(_ view: JSONView) {
    guard let (line, character) = view.pair("line", "character", \.int) else { return nil }
    self.init(line: line, character: character)
  }
}

extension JSONView {
  /// Reads two members of an object that must be there, once each.
  fileprivate func pair<Value>(
    _ firstName: String,
    _ secondName: String,
    _ read: (JSONView) -> Value?
  ) -> (Value, Value)? {
    var first: Value?
    var second: Value?
    let isObject = visitMembers { name, member in
      switch name {
      case firstName:
        guard first == nil else { return false }
        first = read(member)
        return first != nil
      case secondName:
        guard second == nil else { return false }
        second = read(member)
        return second != nil
      default:
        return member.isWellFormed
      }
    }
    guard isObject, let first, let second else { return nil }
    return (first, second)
  }
}
