import JSONRPC
import LanguageServerProtocol
import Logging
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
    if let level = request.initializationOptions?["logLevel"]?.string.flatMap(Logger.Level.init(rawValue:)) {
      services.logLevel.value = level
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
      workspace["textDocumentContent"] = ["schemes": [.string(BinaryView.scheme)]]
    }
    var capabilities: [String: JSONValue] = [
      "textDocumentSync": [
        "openClose": true, "change": .integer(incrementalSync), "save": ["includeText": false],
      ],
      "workspace": .object(workspace),
    ]
    // A client without offers may not know the member.
    if client.positionEncodings != nil { capabilities["positionEncoding"] = .string(session.encoding.rawValue) }
    for case let capability? in MessageTable.reads.map({ $0.capability(for: client) }) {
      capabilities[capability.name] = capability.options
    }
    return capabilities
  }
}
