import JSONRPC
import LanguageServerProtocol

/// `textDocument/didChange`: makes the next state of a document.
enum DidChangeHandler: NotificationHandler {
  static func take(_ message: MessageEnvelope, into session: inout Session, services: Services) throws(ResponseError) {
    if let notification = message.paramsView.flatMap(Notification.init) {
      apply(notification, to: &session, services: services)
    } else {
      apply(try message.decodeParams(Notification.self), to: &session, services: services)
    }
  }

  static func apply(_ notification: DidChangeTextDocumentNotification, to session: inout Session, services: Services) {
    let identifier = notification.textDocument
    let irregularities = session.documents.change(
      identifier,
      by: notification.contentChanges,
      encoding: session.encoding
    )
    services.note(irregularities, about: identifier.uri)
    guard let document = session.documents[identifier.uri] else { return }
    services.refreshDiagnostics(of: document, in: &session)
    services.noteChange(of: document, in: session)
  }
}
