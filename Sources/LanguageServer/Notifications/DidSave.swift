import LanguageServerProtocol

/// `textDocument/didSave`: other files may now be judged otherwise.
enum DidSaveHandler: NotificationHandler {
  static func apply(_ notification: DidSaveTextDocumentNotification, to session: inout Session, services: Services) {
    let uri = notification.textDocument.uri
    guard session.documents[uri] != nil else {
      services.note([.unknown], about: uri)
      return
    }
    services.refreshAllDiagnostics(in: &session)
  }
}
