import JSONRPC
import LanguageServerProtocol

/// `textDocument/definition`: where a key is defined, in all languages, the one that the texts are written in first.
enum DefinitionHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "definitionProvider", options: true)
  }

  static func answer(
    _ request: DefinitionRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DefinitionRequest.Result {
    guard let found = await NamedElements.find(request.textDocument, at: request.position, in: context) else {
      return nil
    }
    return found.locations(await found.places(definitions: true, uses: false))
  }
}
