import JSON
import JSONRPC
import LanguageServerProtocol

extension DidChangeTextDocumentNotification: ViewReadable {
  /// Reads the parameters of the notification, which comes with every keystroke; nil if something is unusual.
  package init?(_ view: JSONView) {
    guard let members = view.members("textDocument", "contentChanges"),
      let identifier = members[0].flatMap(VersionedTextDocumentIdentifier.init), let elements = members[1]?.elements
    else { return nil }
    let changes = elements.compactMap(TextDocumentContentChangeEvent.init)
    guard changes.count == elements.count else { return nil }
    self.init(textDocument: identifier, contentChanges: changes)
  }
}

extension VersionedTextDocumentIdentifier: ViewReadable {
  package init?(_ view: JSONView) {
    guard let members = view.members("uri", "version"), let uri = members[0]?.string else { return nil }
    let version = members[1]
    guard version?.isNull != false || version?.int != nil else { return nil }
    self.init(uri: DocumentURI(uri), version: version?.int)
  }
}

extension TextDocumentContentChangeEvent: ViewReadable {
  package init?(_ view: JSONView) {
    guard let members = view.members("range", "text"), let text = members[1]?.string else { return nil }
    let range = members[0].flatMap(PositionRange.init)
    guard range != nil || members[0]?.isNull != false else { return nil }
    self.init(range: range, text: text)
  }
}

extension PositionRange: ViewReadable {
  package init?(_ view: JSONView) {
    guard let members = view.members("start", "end"), let start = members[0].flatMap(Position.init),
      let end = members[1].flatMap(Position.init)
    else { return nil }
    self.init(start: start, end: end)
  }
}

extension Position: ViewReadable {
  package init?(_ view: JSONView) {
    guard let members = view.members("line", "character"), let line = members[0]?.int, let character = members[1]?.int
    else { return nil }
    self.init(line: line, character: character)
  }
}
