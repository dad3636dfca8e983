import JSON

/// A document is open; its content is managed by the client from now on.
struct DidOpenTextDocumentNotification: NotificationType, Decodable, Hashable {
  static let method = "textDocument/didOpen"

  /// The document with its text.
  var textDocument: TextDocumentItem
}

extension DidOpenTextDocumentNotification: ViewReadable {
  init?(_ view: JSONView) {
    guard let item = view.members("textDocument")?[0].flatMap(TextDocumentItem.init) else { return nil }
    self.init(textDocument: item)
  }
}

/// A document as the client sends it.
struct TextDocumentItem: Hashable {
  /// The document.
  var uri: DocumentURI
  /// The language id of the client.
  var languageId: String
  /// The version, which grows with each change.
  var version: Int
  /// The whole text in UTF-8: as bytes, so that a large one is copied only once.
  var text: [UInt8]
}

extension TextDocumentItem: Decodable, ViewReadable {
  private enum CodingKeys: CodingKey {
    case uri, languageId, version, text
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    uri = try members.decode(DocumentURI.self, forKey: .uri)
    languageId = try members.decode(String.self, forKey: .languageId)
    version = try members.decode(Int.self, forKey: .version)
    text = Array(try members.decode(String.self, forKey: .text).utf8)
  }

  init?(_ view: JSONView) {
    guard let members = view.members("uri", "languageId", "version", "text"), let uri = members[0]?.string,
      let languageId = members[1]?.string, let version = members[2]?.int, let text = members[3]?.utf8
    else { return nil }
    self.init(uri: DocumentURI(uri), languageId: languageId, version: version, text: text)
  }
}

/// The text of an open document changed.
struct DidChangeTextDocumentNotification: NotificationType, Decodable, Hashable {
  static let method = "textDocument/didChange"

  /// The document and its version after all changes.
  var textDocument: VersionedTextDocumentIdentifier
  /// The changes, each in coordinates of the text after the previous one.
  var contentChanges: [TextDocumentContentChangeEvent]
}

extension DidChangeTextDocumentNotification: ViewReadable {
  init?(_ view: JSONView) {
    guard let members = view.members("textDocument", "contentChanges"),
      let identifier = members[0].flatMap(VersionedTextDocumentIdentifier.init), let elements = members[1]?.elements
    else { return nil }
    let changes = elements.compactMap(TextDocumentContentChangeEvent.init)
    guard changes.count == elements.count else { return nil }
    self.init(textDocument: identifier, contentChanges: changes)
  }
}

/// Identifies a version of an open document.
struct VersionedTextDocumentIdentifier: Decodable, Hashable {
  /// The document.
  var uri: DocumentURI
  /// The version after the change; `nil` from clients that do not count, which the protocol does not allow.
  var version: Int?
}

extension VersionedTextDocumentIdentifier: ViewReadable {
  init?(_ view: JSONView) {
    guard let members = view.members("uri", "version"), let uri = members[0]?.string else { return nil }
    let version = members[1]
    guard version?.isNull != false || version?.int != nil else { return nil }
    self.init(uri: DocumentURI(uri), version: version?.int)
  }
}

/// One change of a text.
struct TextDocumentContentChangeEvent: Decodable, Hashable {
  /// The range that was replaced; `nil` if `text` is the whole new text.
  var range: PositionRange?
  /// The new text of the range.
  var text: String
}

extension TextDocumentContentChangeEvent: ViewReadable {
  init?(_ view: JSONView) {
    guard let members = view.members("range", "text"), let text = members[1]?.string else { return nil }
    let range = members[0].flatMap(PositionRange.init)
    guard range != nil || members[0]?.isNull != false else { return nil }
    self.init(range: range, text: text)
  }
}

/// An open document was saved.
struct DidSaveTextDocumentNotification: NotificationType, Decodable, Hashable {
  static let method = "textDocument/didSave"

  /// The document.
  var textDocument: TextDocumentIdentifier
  /// Its text, if the server registered for it.
  var text: String?
}

/// A document is no longer open; its content is that of the file again.
struct DidCloseTextDocumentNotification: NotificationType, Decodable, Hashable {
  static let method = "textDocument/didClose"

  /// The document.
  var textDocument: TextDocumentIdentifier
}
