import AppProject
import JSONRPC
import LanguageFeatures
import LanguageServerProtocol

/// `textDocument/documentLink`: web addresses, and files that a document names.
enum DocumentLinkHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    Capability(name: "documentLinkProvider", options: ["resolveProvider": false])
  }

  static func answer(
    _ request: DocumentLinkRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentLinkRequest.Result {
    guard let document = await context.keyDocument(request.textDocument) else { return nil }
    let content = await document.content
    let links = await Worker().run { DocumentLinks.links(in: content, files: DiskFiles()) }
    try context.checkCancellation()
    let positions = context.session.converter(for: document)
    return links.map { DocumentLink(range: positions.range($0.range), target: target($0.target)) }
  }

  private static func target(_ target: LinkProposal.Target) -> String {
    switch target {
    case .address(let address): address
    case .file(let path): DocumentURI(filePath: path).rawValue
    }
  }
}
