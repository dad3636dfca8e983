import LanguageServerProtocol

/// `textDocument/didChange`: makes the next state of a document.
enum DidChangeHandler: NotificationHandler {
  static func apply(_ notification: DidChangeTextDocumentNotification, to session: inout Session, services: Services) {
    let identifier = notification.textDocument
    let irregularities = session.documents.change(
      identifier,
      by: notification.contentChanges,
      encoding: session.encoding
    )
    services.note(irregularities, about: identifier.uri)
    guard let document = session.documents[identifier.uri] else { return }
    session.noteChange(of: document.uri)
    session.noteRestlessness(of: document)
  }
}
