import LanguageServerProtocol

/// `workspace/didChangeWatchedFiles`: files around the open ones changed on the disk.
enum DidChangeWatchedFilesHandler: NotificationHandler {
  static func apply(
    _ notification: DidChangeWatchedFilesNotification,
    to session: inout Session,
    services: Services
  ) {
    // The client's text counts for open documents, whatever lies on the disk.
    let paths = notification.changes.filter { session.documents[$0.uri] == nil }
      .compactMap { DocumentLocation($0.uri).filePath }
    guard !paths.isEmpty else { return }
    services.analyzer.projects.filesChanged(paths)
    services.refreshAllDiagnostics(in: &session)
  }
}
