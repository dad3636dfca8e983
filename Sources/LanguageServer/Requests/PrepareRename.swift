import JSONRPC
import LanguageServerProtocol

/// `textDocument/prepareRename`: the name at a place, if it can be changed.
enum PrepareRenameHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: PrepareRenameRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> PrepareRenameRequest.Result {
    try context.checkItCanBeChanged(request.textDocument)
    guard let found = await NamedElements.find(request.textDocument, at: request.position, in: context) else {
      return nil
    }
    try await found.checkItCanBeRenamed()
    let range = context.session.converter(for: found.document).range(found.element.range)
    return PrepareRenameResult(range: range, placeholder: found.element.name)
  }
}
