import JSONRPC
import LanguageFeatures

/// `textDocument/definition`: where a key is defined, in all languages, the one that the texts are written in first.
enum DefinitionHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "definitionProvider", options: true)
  }

  static func answer(
    _ request: DefinitionRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DefinitionRequest.Result {
    guard let found = await NamedElements.find(request.textDocument, at: request.position, in: context) else {
      return nil
    }
    return found.locations(await found.places(definitions: true, uses: false))
  }
}

/// `textDocument/references`: where code asks for a key and, if the client wants that, where it is defined.
enum ReferencesHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "referencesProvider", options: true)
  }

  static func answer(
    _ request: ReferencesRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> ReferencesRequest.Result {
    guard let found = await NamedElements.find(request.textDocument, at: request.position, in: context) else {
      return nil
    }
    return found.locations(await found.places(definitions: request.context.includeDeclaration, uses: true))
  }
}

/// `textDocument/documentHighlight`: the places of a key in the same document, or the two tags of an element.
enum DocumentHighlightHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "documentHighlightProvider", options: true)
  }

  static func answer(
    _ request: DocumentHighlightRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentHighlightRequest.Result {
    guard let found = await NamedElements.find(request.textDocument, at: request.position, in: context) else {
      return await tags(request, in: context)
    }
    let places = await found.places(definitions: true, uses: true)
    return found.locations(places).filter { $0.uri == found.document.uri }.map { DocumentHighlight(range: $0.range) }
  }

  /// Clients would otherwise mark all texts that are the same word.
  private static func tags(_ request: DocumentHighlightRequest, in context: ReadContext) async -> [DocumentHighlight]? {
    guard let document = await context.editableList(request.textDocument) else { return nil }
    let content = await document.content
    let positions = context.session.converter(for: document)
    guard let names = LinkedTags.ranges(in: content, at: positions.offset(of: request.position)) else { return nil }
    return [names.open, names.close].map { DocumentHighlight(range: positions.range($0)) }
  }
}

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

/// `textDocument/rename`: another name for a key, in all languages and in code.
enum RenameHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "renameProvider", options: client.preparesRename ? ["prepareProvider": true] : true)
  }

  static func answer(
    _ request: RenameRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> RenameRequest.Result {
    try context.checkItCanBeChanged(request.textDocument)
    let found = await NamedElements.find(request.textDocument, at: request.position, in: context, exactly: true)
    guard let found else { return nil }
    return try await found.renamed(to: request.newName)
  }
}
