import LanguageServerProtocol

/// `textDocument/didClose`: gives a document back to the disk.
enum DidCloseHandler: NotificationHandler {
  static func apply(_ notification: DidCloseTextDocumentNotification, to session: inout Session, services: Services) {
    guard let document = session.documents.close(notification.textDocument.uri) else {
      services.note([.unknown], about: notification.textDocument.uri)
      return
    }
    session.noteClosing(of: document)
  }
}
