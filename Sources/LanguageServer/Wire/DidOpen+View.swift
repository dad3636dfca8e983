import JSON
import JSONRPC
import LanguageServerProtocol

/// What `textDocument/didOpen` says, with the text as bytes, so that a large one is copied only once.
struct OpenedDocument: ViewReadable, Equatable {
  /// The address.
  var uri: DocumentURI
  /// The language that the client takes it for.
  var languageID: String
  /// The version that the client gives.
  var version: Int
  /// The text in UTF-8.
  var text: [UInt8]

  /// Takes the parts of a decoded notification.
  init(_ notification: DidOpenTextDocumentNotification) {
    uri = notification.textDocument.uri
    languageID = notification.textDocument.languageId
    version = notification.textDocument.version
    text = Array(notification.textDocument.text.utf8)
  }

  /// Reads the parameters of the notification; nil where something is unusual.
  ///
  /// Linear.
  init?(_ view: JSONView) {
    var document: JSONView?
    let isObject = view.visitMembers { name, member in
      guard name == "textDocument" else { return member.isWellFormed }
      defer { document = member }
      return document == nil
    }
    guard isObject, let item = document.flatMap(Item.init), let uri = item.uri?.string,
      let languageID = item.languageId?.string, let version = item.version?.int, let text = item.text?.utf8
    else { return nil }
    self.uri = DocumentURI(uri)
    self.languageID = languageID
    self.version = version
    self.text = text
  }

  /// The members of a text document item, not read yet.
  private struct Item {
    var uri: JSONView?
    var languageId: JSONView?
    var version: JSONView?
    var text: JSONView?

    init?(_ view: JSONView) {
      let isObject = view.visitMembers { name, member in
        switch name {
        case "uri": note(member, in: &uri)
        case "languageId": note(member, in: &languageId)
        case "version": note(member, in: &version)
        case "text": note(member, in: &text)
        default: member.isWellFormed
        }
      }
      guard isObject else { return nil }
    }
  }
}

/// Notes a member; false where it was there already.
private func note(_ member: JSONView, in place: inout JSONView?) -> Bool {
  defer { place = member }
  return place == nil
}
