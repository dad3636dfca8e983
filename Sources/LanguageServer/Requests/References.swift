import JSONRPC
import LanguageServerProtocol

/// `textDocument/references`: where code asks for a key and, if the client wants that, where it is defined.
enum ReferencesHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "referencesProvider", options: true)
  }

  static func answer(
    _ request: ReferencesRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> ReferencesRequest.Result {
    guard let found = await NamedElements.find(request.textDocument, at: request.position, in: context) else {
      return nil
    }
    return found.locations(await found.places(definitions: request.context.includeDeclaration, uses: true))
  }
}
