import JSONRPC
import LanguageFeatures

/// `textDocument/hover`: the reference text of the key or value under the pointer.
enum HoverHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "hoverProvider", options: true)
  }

  static func answer(
    _ request: HoverRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> HoverRequest.Result {
    guard let document = await context.keyDocument(request.textDocument) else { return nil }
    let positions = context.session.converter(for: document)
    let offset = positions.offset(of: request.position)
    // It does not wait for unknown parts of the project.
    let project = document.analysis.last?.surroundings.project
    let content = await document.content
    // The translations of a text are read from all files of its table, and files of other formats up to the place.
    let isSlow = content.kind.isTextTable || HostedKeys.mayOccur(in: content)
    let hover =
      isSlow
      ? await Worker().run { LanguageFeatures.Hover.hover(in: content, at: offset, project: project) }
      : LanguageFeatures.Hover.hover(in: content, at: offset, project: project)
    guard let hover else { return nil }
    return Hover(
      contents: MarkupContent(hover.text, as: context.session.client.hoverFormat),
      range: positions.range(hover.range)
    )
  }
}

extension MarkupContent {
  /// Makes a text of the form that the client likes best.
  init(_ text: FormattedText, as kind: MarkupKind) {
    self.init(kind: kind, value: kind == .markdown ? text.markdown : text.plainText)
  }
}
