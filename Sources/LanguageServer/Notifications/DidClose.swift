import LanguageServerProtocol

/// `textDocument/didClose`: closes a document, whose file counts again.
enum DidCloseHandler: NotificationHandler {
  static func apply(_ notification: DidCloseTextDocumentNotification, to session: inout Session, services: Services) {
    guard let document = session.documents.close(notification.textDocument.uri) else {
      services.note([.unknown], about: notification.textDocument.uri)
      return
    }
    session.noteClosing(of: document)
  }
}
