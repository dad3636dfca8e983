import AppProject
import JSONRPC
import LintFiles
import Messages
import SourceText

/// `initialize`: negotiates capabilities.
///
/// It uses neither the catalog nor the disk, so the answer is immediate.
enum InitializeHandler: SessionHandler {
  static let order = MessageOrder.change

  /// Requests changes as edits of parts (`TextDocumentSyncKind`).
  private static let incrementalSync = 2

  static func answer(
    _ request: InitializeRequest,
    session: inout Session,
    services: Services
  ) throws(ResponseError) -> InitializeResult {
    session.lifecycle = .running
    session.client = ClientFeatures(request.capabilities ?? .null, isNamed: request.clientInfo != nil)
    session.encoding = .negotiated(offered: session.client.positionEncodings ?? [])
    session.trace = request.trace ?? .off
    session.folders = request.workspaceFolders?.map(\.uri) ?? [request.rootUri].compactMap(\.self)
    session.initialSettings = session.initialSettings.merging(request.initializationOptions)
    session.settings = session.initialSettings
    if let level = request.initializationOptions?["logLevel"]?.string.flatMap(Log.Level.init(rawValue:)) {
      services.log.level = level
    }
    if let locale = request.locale { Messages.language = MessageLanguage(locale: locale) }
    services.processWatch.watch(request.processId)
    return InitializeResult(
      capabilities: capabilities(for: session),
      serverInfo: ProgramInfo(name: "plist-lsp", version: services.options.version)
    )
  }

  /// The capabilities of each request, and how texts and columns are exchanged.
  private static func capabilities(for session: Session) -> [String: JSONValue] {
    let client = session.client
    var workspace: [String: JSONValue] = ["workspaceFolders": ["supported": true, "changeNotifications": true]]
    if client.showsServedDocuments {
      workspace["textDocumentContent"] = ["schemes": [.string(BinaryView.scheme), .string(RuleView.scheme)]]
    }
    var capabilities: [String: JSONValue] = [
      "textDocumentSync": [
        "openClose": true, "change": .integer(incrementalSync), "save": ["includeText": false],
      ],
      "workspace": .object(workspace),
    ]
    // A client without offers may not support the member.
    if client.positionEncodings != nil { capabilities["positionEncoding"] = .string(session.encoding.rawValue) }
    for case let capability? in MessageTable.reads.map({ $0.capability(for: client) }) {
      capabilities[capability.name] = capability.options
    }
    return capabilities
  }
}

/// `initialized`: from now on the server may send requests.
enum InitializedHandler: NotificationHandler {
  /// The files that matter and our configuration, as patterns.
  private static var watchedFiles: [String] {
    let extensions = FileUse.allCases.flatMap(\.extensions).joined(separator: ",")
    let names = (FileUse.allCases.flatMap(\.names) + [ConfigurationFile.name]).joined(separator: ",")
    return ["**/*.{\(extensions)}", "**/{\(names)}"]
  }

  static func apply(_ notification: InitializedNotification, to session: inout Session, services: Services) {
    let registrations = registrations(for: session.client)
    if !registrations.isEmpty { services.send(RegisterCapabilityRequest(registrations: registrations)) }
    if session.client.answersConfiguration { services.askForConfiguration() }
    session.reportUnknownRules(services)
  }

  private static func registrations(for client: ClientFeatures) -> [Registration] {
    var registrations: [Registration] = []
    if client.watchesFiles {
      let watchers = watchedFiles.map { JSONValue.object(["globPattern": .string($0)]) }
      registrations.append(
        Registration(
          id: "plist-lsp.watched-files",
          method: DidChangeWatchedFilesNotification.method,
          registerOptions: ["watchers": .array(watchers)]
        )
      )
    }
    if client.registersConfiguration {
      registrations.append(
        Registration(
          id: "plist-lsp.configuration",
          method: DidChangeConfigurationNotification.method,
          registerOptions: ["section": .string(Settings.section)]
        )
      )
    }
    return registrations
  }
}

/// `shutdown`: finishes the work; the process stays until `exit`.
enum ShutdownHandler: SessionHandler {
  static let order = MessageOrder.barrier

  static func answer(
    _ request: ShutdownRequest,
    session: inout Session,
    services: Services
  ) throws(ResponseError) -> NullResult {
    session.lifecycle = .shutDown
    services.publisher.stop()
    return NullResult()
  }
}

/// `$/setTrace`: changes the level of reports.
enum SetTraceHandler: NotificationHandler {
  static func apply(_ notification: SetTraceNotification, to session: inout Session, services: Services) {
    session.trace = notification.value
  }
}
