import LanguageServerProtocol

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
