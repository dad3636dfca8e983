import LanguageServerProtocol
import LintFiles
import Logging

/// `initialized`: from now on the client can be asked for something.
enum InitializedHandler: NotificationHandler {
  /// What tells about an app beside the files that are open.
  private static let watchedFiles = [
    "**/*.{plist,entitlements,xcprivacy,strings,stringsdict,xcstrings,pbxproj,xcconfig}",
    "**/*.{swift,m,mm,h,c,cc,cpp,dart,js,jsx,ts,tsx}",
    "**/{project.yml,project.yaml,project.json,app.json,config.xml,pubspec.yaml,Podfile}",
    "**/{Podfile.lock,Package.resolved,pubspec.lock,package-lock.json,yarn.lock,Cartfile.resolved}",
    "**/\(ConfigurationFile.name)",
  ]

  static func apply(_ notification: InitializedNotification, to session: inout Session, services: Services) {
    let registrations = registrations(for: session.client, services.logger)
    if !registrations.isEmpty { services.send(RegisterCapabilityRequest(registrations: registrations)) }
    if session.client.answersConfiguration { services.askForConfiguration() }
    session.reportUnknownRules(services)
  }

  private static func registrations(for client: ClientFeatures, _ logger: Logger) -> [Registration] {
    var registrations: [Registration] = []
    if client.watchesFiles {
      let watchers = watchedFiles.map { FileSystemWatcher(globPattern: .pattern($0)) }
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
