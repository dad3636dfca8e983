import JSONRPC
import LanguageServerProtocol
import Logging
import Messages
import SourceText

/// `initialize`: agrees on how to work together.
///
/// Neither the catalog nor the disk is touched here, so the answer comes at once.
enum InitializeHandler: SessionHandler {
  static let order = MessageOrder.change

  /// Says that changes are sent as the parts that changed (`TextDocumentSyncKind`).
  private static let incrementalSync = 2

  static func answer(
    _ request: InitializeRequest,
    session: inout Session,
    services: Services
  ) throws(ResponseError) -> InitializeResult {
    session.lifecycle = .running
    session.client = ClientFeatures(request.capabilities ?? .null)
    session.encoding = .negotiated(offered: session.client.positionEncodings ?? [])
    session.trace = request.trace ?? .off
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

  /// What each request is capable of, and how texts and columns are exchanged.
  private static func capabilities(for session: Session) -> [String: JSONValue] {
    let client = session.client
    var capabilities: [String: JSONValue] = [
      "textDocumentSync": [
        "openClose": true, "change": .integer(incrementalSync), "save": ["includeText": false],
      ]
    ]
    // A client that offers nothing may not know the member.
    if client.positionEncodings != nil { capabilities["positionEncoding"] = .string(session.encoding.rawValue) }
    for case let capability? in MessageTable.reads.map({ $0.capability(for: client) }) {
      capabilities[capability.name] = capability.options
    }
    return capabilities
  }
}
