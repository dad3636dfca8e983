import SourceText

/// `textDocument/didOpen`: opens a document, whose text now comes from the client.
enum DidOpenHandler: NotificationHandler {
  static func apply(_ notification: DidOpenTextDocumentNotification, to session: inout Session, services: Services) {
    let opened = notification.textDocument
    let irregularities = session.documents.open(
      opened.uri,
      version: opened.version,
      text: SourceText(bytes: opened.text),
      languageID: opened.languageId,
      encoding: session.encoding
    )
    services.note(irregularities, about: opened.uri)
    guard let document = session.documents[opened.uri] else { return }
    session.noteChange(of: document.uri)
    session.noteRestlessness(of: document)
  }
}

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

/// `textDocument/didSave`: findings in other files may change.
enum DidSaveHandler: NotificationHandler {
  static func apply(_ notification: DidSaveTextDocumentNotification, to session: inout Session, services: Services) {
    let uri = notification.textDocument.uri
    let irregularities = session.documents.save(uri)
    services.note(irregularities, about: uri)
    if irregularities.isEmpty { session.noteChangeOfAll() }
  }
}

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
