import JSON
import JSONRPC
import LanguageServerProtocol

/// The parameters of `textDocument/didOpen`, with the text as bytes, so that a large one is copied only once.
struct OpenedDocument: ViewReadable, Equatable {
  /// The address.
  var uri: DocumentURI
  /// The language according to the client.
  var languageID: String
  /// The version that the client gives.
  var version: Int
  /// The text in UTF-8.
  var text: [UInt8]

  /// Makes it from a decoded notification.
  init(_ notification: DidOpenTextDocumentNotification) {
    uri = notification.textDocument.uri
    languageID = notification.textDocument.languageId
    version = notification.textDocument.version
    text = Array(notification.textDocument.text.utf8)
  }

  /// Reads the parameters of the notification; nil if something is unusual.
  ///
  /// Linear.
  init?(_ view: JSONView) {
    guard let item = view.members("textDocument")?[0],
      let members = item.members("uri", "languageId", "version", "text"), let uri = members[0]?.string,
      let languageID = members[1]?.string, let version = members[2]?.int, let text = members[3]?.utf8
    else { return nil }
    self.uri = DocumentURI(uri)
    self.languageID = languageID
    self.version = version
    self.text = text
  }
}
