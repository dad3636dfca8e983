import JSONRPC
import LanguageFeatures
import LanguageServerProtocol

/// `textDocument/codeLens`: the languages that lack a key of a table of strings.
enum CodeLensHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    guard client.showsCodeLenses else { return nil }
    return Capability(name: "codeLensProvider", options: ["resolveProvider": false])
  }

  static func answer(
    _ request: CodeLensRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> CodeLensRequest.Result {
    let session = context.session
    guard session.settings.codeLens, let document = await context.propertyList(request.textDocument),
      let path = document.filePath
    else { return nil }
    let content = await document.content
    guard content.kind.isTextTable,
      let project = await context.services.analyzer.project(around: path, session)
    else { return nil }
    let positions = session.converter(for: document)
    let lenses = await Worker().run { TranslationLenses.lenses(in: content, project: project) }
    try context.checkCancellation()
    return lenses.map { CodeLens(range: positions.range($0.range), command: Command(title: $0.title)) }
  }
}
