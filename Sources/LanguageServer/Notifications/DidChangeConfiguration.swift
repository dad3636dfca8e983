import LanguageServerProtocol

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
