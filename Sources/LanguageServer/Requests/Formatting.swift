import JSONRPC
import LanguageFeatures
import ProjectFiles
import SourceText

/// `textDocument/formatting`: lays out a document.
enum DocumentFormattingHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "documentFormattingProvider", options: true)
  }

  static func answer(
    _ request: DocumentFormattingRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentFormattingRequest.Result {
    try context.checkItCanBeChanged(request.textDocument)
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    return try await context.formatted(document, nil)
  }
}

/// `textDocument/rangeFormatting`: lays out the lines of a range.
enum DocumentRangeFormattingHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    let options: JSONValue = client.formatsRanges ? ["rangesSupport": true] : true
    return Capability(name: "documentRangeFormattingProvider", options: options)
  }

  static func answer(
    _ request: DocumentRangeFormattingRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentRangeFormattingRequest.Result {
    try context.checkItCanBeChanged(request.textDocument)
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    return try await context.formatted(document, [request.range])
  }
}

/// `textDocument/rangesFormatting`: lays out the lines of several ranges.
enum DocumentRangesFormattingHandler: ReadHandler {
  // The options of `textDocument/rangeFormatting` contain it.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: DocumentRangesFormattingRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentRangesFormattingRequest.Result {
    try context.checkItCanBeChanged(request.textDocument)
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    return try await context.formatted(document, request.ranges)
  }
}

extension ReadContext {
  /// Returns the edits that lay out a document or, with `ranges`, their lines.
  ///
  /// - Throws: the reason why the document is left as it is.
  fileprivate func formatted(
    _ document: OpenDocument,
    _ ranges: [PositionRange]?
  ) async throws(ResponseError) -> [TextEdit] {
    let content = await document.content
    let positions = session.converter(for: document)
    let bytes = ranges?.map(positions.byteRange)
    let outcome = await Worker().run { Self.edits(in: content, bytes) }
    try checkCancellation()
    switch outcome {
    case .success(let edits): return edits.map(positions.edit)
    case .failure(let refusal):
      throw ResponseError(code: .requestFailed, message: refusal.message(in: content))
    }
  }

  private static func edits(
    in content: Document,
    _ ranges: [Range<Int>]?
  ) -> Result<[ByteEdit], Formatting.Refusal> {
    do throws(Formatting.Refusal) {
      guard let ranges else { return .success(try Formatting.edits(in: content)) }
      return .success(try Formatting.edits(in: content, ranges: ranges))
    } catch {
      return .failure(error)
    }
  }
}
