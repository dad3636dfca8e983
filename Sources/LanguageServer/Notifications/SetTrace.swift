import LanguageServerProtocol

/// `$/setTrace`: changes the level of reports.
enum SetTraceHandler: NotificationHandler {
  static func apply(_ notification: SetTraceNotification, to session: inout Session, services: Services) {
    session.trace = notification.value
  }
}
