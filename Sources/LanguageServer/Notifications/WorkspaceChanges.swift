/// `workspace/didChangeConfiguration`: the user changed settings.
enum DidChangeConfigurationHandler: NotificationHandler {
  static func apply(
    _ notification: DidChangeConfigurationNotification,
    to session: inout Session,
    services: Services
  ) {
    // Clients that answer requests for settings may send anything here, often nothing.
    if session.client.answersConfiguration {
      services.askForConfiguration()
    } else if let settings = notification.settings {
      session.apply(configuration: settings[Settings.section] ?? settings, services: services)
    }
  }
}

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

/// `workspace/didChangeWorkspaceFolders`: folders that are searched came or went.
enum DidChangeWorkspaceFoldersHandler: NotificationHandler {
  static func apply(
    _ notification: DidChangeWorkspaceFoldersNotification,
    to session: inout Session,
    services: Services
  ) {
    let removed = Set(notification.event.removed.map(\.uri))
    session.folders = session.folders.filter { !removed.contains($0) } + notification.event.added.map(\.uri)
    session.noteChangeOfAll()
  }
}
