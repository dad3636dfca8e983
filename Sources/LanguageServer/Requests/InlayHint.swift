import JSONRPC
import LanguageFeatures
import LanguageServerProtocol

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
