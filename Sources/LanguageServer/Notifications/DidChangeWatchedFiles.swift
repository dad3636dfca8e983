import LanguageServerProtocol

/// `workspace/didChangeWatchedFiles`: files around the open ones changed on the disk.
enum DidChangeWatchedFilesHandler: NotificationHandler {
  static func apply(
    _ notification: DidChangeWatchedFilesNotification,
    to session: inout Session,
    services: Services
  ) {
    // The client's text counts for open documents, whatever lies on the disk.
    guard notification.changes.contains(where: { session.documents[$0.uri] == nil }) else { return }
    session.noteChangeOfAll()
  }
}
