import LanguageServerProtocol

/// `workspace/didChangeWatchedFiles`: files around the open ones changed on the disk.
enum DidChangeWatchedFilesHandler: NotificationHandler {
  static func apply(
    _ notification: DidChangeWatchedFilesNotification,
    to session: inout Session,
    services: Services
  ) {
    for view in views(of: notification.changes, in: session) {
      services.send(TextDocumentContentRefreshRequest(uri: view))
    }
    // For open documents the client's text counts, not the file on disk.
    guard notification.changes.contains(where: { session.documents[$0.uri] == nil }) else { return }
    session.noteChangeOfAll()
  }

  /// Returns the addresses of the open views of files that changed; a view keeps the last text of a file that is gone.
  private static func views(of changes: [FileEvent], in session: Session) -> [DocumentURI] {
    guard session.client.showsServedDocuments else { return [] }
    let paths = Set(changes.filter { $0.type != .deleted }.compactMap { DocumentLocation($0.uri).filePath })
    return session.documents.all.map(\.uri).filter { uri in
      BinaryView(uri).map { paths.contains($0.filePath) } ?? false
    }
  }
}
