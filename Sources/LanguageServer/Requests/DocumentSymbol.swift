import JSONRPC
import LanguageFeatures

/// `textDocument/documentSymbol`: the outline of a document.
enum DocumentSymbolHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "documentSymbolProvider", options: true)
  }

  static func answer(
    _ request: DocumentSymbolRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentSymbolRequest.Result {
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    let content = await document.content
    let symbols = await Worker().run { DocumentSymbols.symbols(in: content) }
    try context.checkCancellation()
    let (session, client) = (context.session, context.session.client)
    let converter = SymbolConverter(uri: document.uri, positions: session.converter(for: document), client: client)
    return client.nestsSymbols
      ? .nested(symbols.map(converter.nested)) : .flat(converter.flat(symbols, in: nil))
  }
}

/// Translates symbols of one document to those of the protocol.
struct SymbolConverter {
  let uri: DocumentURI
  let positions: PositionConverter
  let client: ClientFeatures

  /// Returns a symbol with those inside it.
  func nested(_ symbol: OutlineSymbol) -> DocumentSymbol {
    DocumentSymbol(
      name: symbol.name,
      detail: symbol.detail,
      kind: kind(symbol),
      tags: tags(symbol),
      range: positions.range(symbol.range),
      selectionRange: positions.range(symbol.nameRange),
      children: symbol.children.isEmpty ? nil : symbol.children.map(nested)
    )
  }

  /// Returns symbols and those inside them as one list, in the order of the text.
  func flat(_ symbols: [OutlineSymbol], in container: String?) -> [SymbolInformation] {
    symbols.flatMap { [information($0, in: container)] + flat($0.children, in: $0.name) }
  }

  private func information(_ symbol: OutlineSymbol, in container: String?) -> SymbolInformation {
    SymbolInformation(
      name: symbol.name,
      kind: kind(symbol),
      tags: tags(symbol),
      location: Location(uri: uri, range: positions.range(symbol.range)),
      containerName: container
    )
  }

  private func kind(_ symbol: OutlineSymbol) -> SymbolKind {
    SymbolKind(symbol.kind).known(to: client.takesNewSymbolKinds)
  }

  private func tags(_ symbol: OutlineSymbol) -> [SymbolTag]? {
    symbol.isDeprecated && client.tagsDeprecatedSymbols ? [.deprecated] : nil
  }
}

extension SymbolKind {
  /// The kind of a symbol of an outline.
  init(_ kind: OutlineSymbol.Kind) {
    self =
      switch kind {
      case .dictionary: .object
      case .array: .array
      case .string: .string
      case .number: .number
      case .boolean: .boolean
      case .date, .data: .constant
      case .group: .namespace
      }
  }

  /// Returns the kind, or another one for a dictionary if the client supports those of the first version alone.
  ///
  /// A client that lists no kinds supports those up to `array` ("DocumentSymbolClientCapabilities").
  func known(to takesNewKinds: Bool) -> SymbolKind { takesNewKinds || rawValue <= Self.array.rawValue ? self : .module }
}
