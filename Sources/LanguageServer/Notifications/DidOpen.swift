import LanguageServerProtocol

/// `textDocument/didOpen`: takes a document over from the disk.
enum DidOpenHandler: NotificationHandler {
  static func apply(_ notification: DidOpenTextDocumentNotification, to session: inout Session, services: Services) {
    let uri = notification.textDocument.uri
    services.note(session.documents.open(notification.textDocument), about: uri)
    if let document = session.documents[uri] { services.refreshDiagnostics(of: document, in: session) }
  }
}
