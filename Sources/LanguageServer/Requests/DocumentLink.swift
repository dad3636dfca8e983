import JSONRPC
import LanguageFeatures
import ProjectFiles

/// `textDocument/documentLink`: web addresses, and files that a document names.
enum DocumentLinkHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "documentLinkProvider", options: ["resolveProvider": false])
  }

  static func answer(
    _ request: DocumentLinkRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentLinkRequest.Result {
    if let link = binaryLink(request, context.session) { return [link] }
    guard let document = await context.keyDocument(request.textDocument) else { return nil }
    let content = await document.content
    let links = await Worker().run { DocumentLinks.links(in: content, files: DiskFiles()) }
    try context.checkCancellation()
    let positions = context.session.converter(for: document)
    return links.map { DocumentLink(range: positions.range($0.range), target: target($0.target)) }
  }

  /// Returns the link from a binary property list that was opened as text to the same as XML.
  private static func binaryLink(_ request: DocumentLinkRequest, _ session: Session) -> DocumentLink? {
    guard session.client.showsServedDocuments, let document = session.documents[request.textDocument.uri],
      let path = document.filePath, let header = document.binaryHeader
    else { return nil }
    let range = session.converter(for: document).range(header)
    return DocumentLink(range: range, target: BinaryView(filePath: path).uri.rawValue)
  }

  private static func target(_ target: LinkProposal.Target) -> String {
    switch target {
    case .address(let address): address
    case .file(let path): DocumentURI(filePath: path).rawValue
    }
  }
}
