import JSONRPC
import LanguageServerProtocol

/// `textDocument/documentHighlight`: the places of a key in the same document.
enum DocumentHighlightHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "documentHighlightProvider", options: true)
  }

  static func answer(
    _ request: DocumentHighlightRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentHighlightRequest.Result {
    guard let found = await NamedElements.find(request.textDocument, at: request.position, in: context) else {
      return nil
    }
    let places = await found.places(definitions: true, uses: true)
    return found.locations(places).filter { $0.uri == found.document.uri }.map { DocumentHighlight(range: $0.range) }
  }
}
