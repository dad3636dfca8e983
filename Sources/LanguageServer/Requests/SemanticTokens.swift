import JSONRPC
import LanguageFeatures

/// `textDocument/semanticTokens/full`: the meanings of all parts of a document.
enum SemanticTokensHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(
      name: "semanticTokensProvider",
      options: [
        "legend": [
          "tokenTypes": .array(SemanticTokenLegend.types.map(JSONValue.string)),
          "tokenModifiers": .array(SemanticTokenLegend.modifiers.map(JSONValue.string)),
        ],
        "full": ["delta": true],
        "range": true,
      ]
    )
  }

  static func answer(
    _ request: SemanticTokensRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> SemanticTokensRequest.Result {
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    let data = try await context.tokens(document, range: nil)
    let id = context.services.tokenReports.add(data, for: document.uri).id
    return SemanticTokensAnswer(resultId: id, data: data)
  }
}

/// `textDocument/semanticTokens/full/delta`: what changed in the meanings.
enum SemanticTokensDeltaHandler: ReadHandler {
  // The options of `textDocument/semanticTokens/full` contain it.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: SemanticTokensDeltaRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> SemanticTokensDeltaRequest.Result {
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    let data = try await context.tokens(document, range: nil)
    let report = context.services.tokenReports.add(data, for: document.uri)
    guard let former = report.former, former.id == request.previousResultId else {
      return SemanticTokensDeltaAnswer(resultId: report.id, data: data)
    }
    let edits = SemanticTokenReports.edits(from: former.data, to: data)
    return SemanticTokensDeltaAnswer(resultId: report.id, edits: edits)
  }
}

/// `textDocument/semanticTokens/range`: the meanings of the parts in a range.
enum SemanticTokensRangeHandler: ReadHandler {
  // The options of `textDocument/semanticTokens/full` contain it.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: SemanticTokensRangeRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> SemanticTokensRangeRequest.Result {
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    return SemanticTokensAnswer(data: try await context.tokens(document, range: request.range))
  }
}

extension ReadContext {
  /// Returns the numbers of the tokens of a document.
  fileprivate func tokens(_ document: OpenDocument, range: PositionRange?) async throws(ResponseError) -> [Int] {
    let content = await document.content
    let positions = session.converter(for: document)
    let bytes = range.map(positions.byteRange)
    let data = await Worker().run {
      SemanticTokenLegend.numbers(of: SemanticTokens.tokens(in: content, range: bytes), positions)
    }
    try checkCancellation()
    return data
  }
}
