import JSONRPC
import LanguageServerProtocol

/// `textDocument/rename`: another name for a key, in all languages and in code.
enum RenameHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "renameProvider", options: client.preparesRename ? ["prepareProvider": true] : true)
  }

  static func answer(
    _ request: RenameRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> RenameRequest.Result {
    try context.checkItCanBeChanged(request.textDocument)
    let found = await NamedElements.find(request.textDocument, at: request.position, in: context, exactly: true)
    guard let found else { return nil }
    return try await found.renamed(to: request.newName)
  }
}
