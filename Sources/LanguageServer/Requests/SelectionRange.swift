import JSONRPC
import LanguageFeatures
import LanguageServerProtocol

/// `textDocument/selectionRange`: ever larger ranges around places.
enum SelectionRangeHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "selectionRangeProvider", options: true)
  }

  static func answer(
    _ request: SelectionRangeRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> SelectionRangeRequest.Result {
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    let content = await document.content
    let positions = context.session.converter(for: document)
    return request.positions.compactMap { position in
      let ranges = SelectionRanges.ranges(in: content, at: positions.offset(of: position))
      return SelectionRange(ranges.map(positions.range))
    }
  }
}
