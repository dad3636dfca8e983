import JSONRPC
import LanguageServerProtocol
import SourceText

/// `textDocument/didOpen`: opens a document, whose text now comes from the client.
enum DidOpenHandler: NotificationHandler {
  static func take(_ message: MessageEnvelope, into session: inout Session, services: Services) throws(ResponseError) {
    if let document = message.paramsView.flatMap(OpenedDocument.init) {
      open(document, in: &session, services: services)
    } else {
      apply(try message.decodeParams(Notification.self), to: &session, services: services)
    }
  }

  static func apply(_ notification: DidOpenTextDocumentNotification, to session: inout Session, services: Services) {
    open(OpenedDocument(notification), in: &session, services: services)
  }

  private static func open(_ opened: OpenedDocument, in session: inout Session, services: Services) {
    let text = SourceText(bytes: opened.text)
    let irregularities = session.documents.open(
      opened.uri,
      version: opened.version,
      text: text,
      languageID: opened.languageID,
      encoding: session.encoding
    )
    services.note(irregularities, about: opened.uri)
    guard let document = session.documents[opened.uri] else { return }
    session.noteChange(of: document.uri)
    session.noteRestlessness(of: document)
  }
}
