import AppProject
import LanguageServerProtocol
import LintFiles
import Logging

/// `initialized`: from now on the server may send requests.
enum InitializedHandler: NotificationHandler {
  /// The files that matter and our configuration, as patterns.
  private static var watchedFiles: [String] {
    let extensions = FileUse.allCases.flatMap(\.extensions).joined(separator: ",")
    let names = (FileUse.allCases.flatMap(\.names) + [ConfigurationFile.name]).joined(separator: ",")
    return ["**/*.{\(extensions)}", "**/{\(names)}"]
  }

  static func apply(_ notification: InitializedNotification, to session: inout Session, services: Services) {
    let registrations = registrations(for: session.client, services.logger)
    if !registrations.isEmpty { services.send(RegisterCapabilityRequest(registrations: registrations)) }
    if session.client.answersConfiguration { services.askForConfiguration() }
    session.reportUnknownRules(services)
  }

  private static func registrations(for client: ClientFeatures, _ logger: Logger) -> [Registration] {
    var registrations: [Registration] = []
    if client.watchesFiles {
      let watchers = watchedFiles.map { FileSystemWatcher(globPattern: $0) }
      registrations.append(
        Registration(
          id: "plist-lsp.watched-files",
          method: DidChangeWatchedFilesNotification.method,
          registerOptions: options(WatchedFilesRegistrationOptions(watchers: watchers), logger)
        )
      )
    }
    if client.registersConfiguration {
      registrations.append(
        Registration(
          id: "plist-lsp.configuration",
          method: DidChangeConfigurationNotification.method,
          registerOptions: .object(["section": .string(Settings.section)])
        )
      )
    }
    return registrations
  }

  private static func options(_ value: some Encodable, _ logger: Logger) -> JSONValue? {
    do {
      return try JSONValue(encoding: value)
    } catch {
      logger.error("Registration options cannot be encoded", metadata: ["reason": "\(error)"])
      return nil
    }
  }
}
