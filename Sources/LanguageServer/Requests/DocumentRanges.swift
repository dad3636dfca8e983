import JSONRPC
import LanguageFeatures

/// `textDocument/foldingRange`: the parts of a document that can be hidden.
enum FoldingRangeHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "foldingRangeProvider", options: true)
  }

  static func answer(
    _ request: FoldingRangeRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> FoldingRangeRequest.Result {
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    let content = await document.content
    let client = context.session.client
    let ranges = await Worker().run { FoldingRanges.ranges(in: content, limit: client.maximumFoldingRanges) }
    try context.checkCancellation()
    let positions = context.session.converter(for: document)
    return ranges.compactMap { range(of: $0, positions, linesOnly: client.foldsLinesOnly) }
  }

  /// Where only lines are hidden, the last line of an element stays visible, since its close tag is there.
  private static func range(
    of part: FoldableRange,
    _ positions: PositionConverter,
    linesOnly: Bool
  ) -> FoldingRange? {
    let range = positions.range(part.range)
    let kind: FoldingRangeKind? =
      switch part.kind {
      case .element: nil
      case .comment: .comment
      case .group: .region
      }
    guard linesOnly else {
      return FoldingRange(
        startLine: range.start.line,
        startCharacter: range.start.character,
        endLine: range.end.line,
        endCharacter: range.end.character,
        kind: kind
      )
    }
    let endLine = part.kind == .element ? range.end.line - 1 : range.end.line
    return endLine > range.start.line ? FoldingRange(startLine: range.start.line, endLine: endLine, kind: kind) : nil
  }
}

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
