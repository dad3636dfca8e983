import LanguageServerProtocol

/// `workspace/didChangeWatchedFiles`: files around the open ones changed on the disk.
enum DidChangeWatchedFilesHandler: NotificationHandler {
  static func apply(
    _ notification: DidChangeWatchedFilesNotification,
    to session: inout Session,
    services: Services
  ) {
    // For open documents the client's text counts, not the file on disk.
    guard notification.changes.contains(where: { session.documents[$0.uri] == nil }) else { return }
    session.noteChangeOfAll()
  }
}
