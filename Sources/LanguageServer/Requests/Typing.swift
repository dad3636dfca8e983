import JSONRPC
import LanguageFeatures

/// `textDocument/onTypeFormatting`: what is written on its own while you type.
enum DocumentOnTypeFormattingHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    guard let first = TypingEdits.triggers.first else { return nil }
    let others = TypingEdits.triggers.dropFirst().map(JSONValue.string)
    return Capability(
      name: "documentOnTypeFormattingProvider",
      options: ["firstTriggerCharacter": .string(first), "moreTriggerCharacter": .array(others)]
    )
  }

  static func answer(
    _ request: DocumentOnTypeFormattingRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentOnTypeFormattingRequest.Result {
    guard let document = await context.editableList(request.textDocument) else { return nil }
    let content = await document.content
    let positions = context.session.converter(for: document)
    let offset = positions.offset(of: request.position)
    return TypingEdits.edits(in: content, at: offset, after: request.ch).map(positions.edit)
  }
}

/// `textDocument/linkedEditingRange`: the names in the two tags of an element.
enum LinkedEditingRangeHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "linkedEditingRangeProvider", options: true)
  }

  static func answer(
    _ request: LinkedEditingRangeRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> LinkedEditingRangeRequest.Result {
    guard let document = await context.editableList(request.textDocument) else { return nil }
    let content = await document.content
    let positions = context.session.converter(for: document)
    let names = LinkedTags.ranges(in: content, at: positions.offset(of: request.position))
    return names.map { names in
      LinkedEditingRanges(ranges: [names.open, names.close].map(positions.range), wordPattern: "[A-Za-z]+")
    }
  }
}
