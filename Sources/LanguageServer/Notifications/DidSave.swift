import LanguageServerProtocol

/// `textDocument/didSave`: findings in other files may change.
enum DidSaveHandler: NotificationHandler {
  static func apply(_ notification: DidSaveTextDocumentNotification, to session: inout Session, services: Services) {
    let uri = notification.textDocument.uri
    let irregularities = session.documents.save(uri)
    services.note(irregularities, about: uri)
    if irregularities.isEmpty { session.noteChangeOfAll() }
  }
}
