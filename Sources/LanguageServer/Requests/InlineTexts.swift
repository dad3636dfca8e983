import JSONRPC
import LanguageFeatures

/// `textDocument/inlayHint`: texts between the characters of a document.
enum InlayHintHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "inlayHintProvider", options: true)
  }

  static func answer(
    _ request: InlayHintRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> InlayHintRequest.Result {
    let kinds = Set(context.session.settings.inlayHints.compactMap(InlayHintProposal.Kind.init))
    guard !kinds.isEmpty, let document = await context.propertyList(request.textDocument) else { return nil }
    let content = await document.content
    let positions = context.session.converter(for: document)
    let range = positions.byteRange(of: request.range)
    // It does not wait for unknown parts of the project.
    let project = document.analysis.last?.surroundings.project
    let hints = await Worker().run { InlayHints.hints(in: content, range: range, kinds: kinds, project: project) }
    try context.checkCancellation()
    return hints.map { InlayHint(position: positions.position(at: $0.offset), label: $0.text, paddingLeft: true) }
  }
}

/// `textDocument/codeLens`: the languages that lack a key of a string table.
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
