import LanguageServerProtocol

/// `textDocument/didSave`: other files may now be judged otherwise.
enum DidSaveHandler: NotificationHandler {
  static func apply(_ notification: DidSaveTextDocumentNotification, to session: inout Session, services: Services) {
    let uri = notification.textDocument.uri
    let irregularities = session.documents.save(uri)
    services.note(irregularities, about: uri)
    if irregularities.isEmpty { session.noteChangeOfAll() }
  }
}
