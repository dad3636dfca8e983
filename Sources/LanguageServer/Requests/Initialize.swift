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

  static func read(_ message: MessageEnvelope) throws(ResponseError) -> InitializeRequest {
    if let request = message.paramsView.flatMap(InitializeRequest.init) { return request }
    return try message.decodeParams(InitializeRequest.self)
  }

  static func text(of result: InitializeResult) throws -> [UInt8] {
    result.json
  }

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

  private static func capabilities(for session: Session) -> ServerCapabilities {
    let client = session.client
    return ServerCapabilities(
      // A client that offers nothing may not know the member.
      positionEncoding: client.positionEncodings.map { _ in PositionEncodingKind(rawValue: session.encoding.rawValue) },
      textDocumentSync: TextDocumentSyncOptions(
        openClose: true,
        change: .incremental,
        save: SaveOptions(includeText: false)
      ),
      completionProvider: CompletionOptions(
        triggerCharacters: ["<", ">", "\"", "."],
        resolveProvider: true,
        completionItem: client.takesLabelDetails ? CompletionItemOptions(labelDetailsSupport: true) : nil
      ),
      hoverProvider: true,
      codeActionProvider: client.takesCodeActionLiterals
        ? CodeActionOptions(codeActionKinds: CodeActionHandler.kinds) : nil,
      diagnosticProvider: client.pullsDiagnostics
        ? DiagnosticOptions(
          identifier: DiagnosticConverter.source,
          interFileDependencies: true,
          workspaceDiagnostics: false
        ) : nil
    )
  }
}
