import LanguageServerProtocol

/// `$/setTrace`: changes how much of the work is reported.
enum SetTraceHandler: NotificationHandler {
  static func apply(_ notification: SetTraceNotification, to session: inout Session, services: Services) {
    session.trace = notification.value
  }
}
