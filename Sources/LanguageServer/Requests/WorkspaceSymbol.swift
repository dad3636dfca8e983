import JSONRPC
import LanguageFeatures
import SourceText

/// `workspace/symbol`: the targets, bundle identifiers, keys of property lists and keys of string tables that fit a text.
enum WorkspaceSymbolHandler: ReadHandler {
  /// The most symbols of an answer; users type more instead of reading more.
  private static let limit = 200

  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "workspaceSymbolProvider", options: true)
  }

  static func answer(
    _ request: WorkspaceSymbolRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> WorkspaceSymbolRequest.Result {
    let (session, services) = (context.session, context.services)
    let found = await services.symbolSearch.symbols(request.query, limit: limit, session, services.analyzer)
    try context.checkCancellation()
    let converter = NamedSymbolConverter(session: session)
    return found.map(converter.information)
  }
}

/// Translates symbols of the workspace to those of the protocol.
private struct NamedSymbolConverter {
  let session: Session

  func information(_ symbol: NamedSymbol) -> SymbolInformation {
    SymbolInformation(
      name: symbol.name,
      kind: kind(symbol.kind).known(to: session.client.takesNewWorkspaceSymbolKinds),
      location: location(symbol.place),
      containerName: symbol.container
    )
  }

  private func location(_ place: NamedSymbol.Place) -> Location {
    switch place {
    case .range(let range, let document):
      let positions = PositionConverter(text: document.text, encoding: session.encoding)
      return Location(uri: uri(document.path ?? ""), range: positions.range(range))
    case .line(let evidence):
      return Location(uri: uri(evidence.path), range: PositionRange(of: evidence, session.encoding))
    case .file(let path):
      let start = Position(line: 0, character: 0)
      return Location(uri: uri(path), range: PositionRange(start: start, end: start))
    }
  }

  /// Returns the address of a file as the client writes it.
  private func uri(_ path: String) -> DocumentURI {
    let uri = DocumentURI(filePath: path)
    return session.documents[uri]?.uri ?? uri
  }

  private func kind(_ kind: NamedSymbol.Kind) -> SymbolKind {
    switch kind {
    case .target: .module
    case .bundleIdentifier: .constant
    case .key(let value): SymbolKind(value)
    case .tableKey: .string
    }
  }
}
