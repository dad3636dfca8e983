import Foundation

@testable import LanguageServer

/// A project on the disk, which is gone when the tests that use it are.
final class ProjectFolder {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  /// Writes `files`, texts by path.
  init(_ files: [String: String]) throws {
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func uri(_ name: String) -> DocumentURI { DocumentURI(filePath: path(name)) }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    let file = folder.appendingPathComponent(name).path
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
  }

  /// Starts a server that reads the disk, with the folder as its workspace.
  func started(
    _ capabilities: String = "{}",
    options: JSONValue? = nil,
    server: ServerOptions = ServerOptions(thoroughDelay: .zero)
  ) async throws -> TestClient {
    try await TestClient.started(
      capabilities,
      options: options,
      projects: WorkspaceProjects(),
      server: server,
      folder: DocumentURI(filePath: folder.path)
    )
  }
}

extension TestClient {
  /// Waits for diagnostics of a document with these codes; those that come before are skipped.
  func diagnostics(of uri: DocumentURI, codes: [String]) async throws -> PublishDiagnosticsNotification? {
    while let published = try await nextDiagnostics() {
      if published.uri == uri, published.codes == codes { return published }
    }
    return nil
  }

  /// Returns the titles and edits of the quick fixes at a place.
  func quickFixes(in uri: DocumentURI, at range: PositionRange) async throws -> [String: WorkspaceEdit] {
    let request = CodeActionRequest(
      textDocument: TextDocumentIdentifier(uri: uri),
      range: range,
      context: CodeActionContext(only: [.quickFix])
    )
    var edits: [String: WorkspaceEdit] = [:]
    for action in try await self.request(request) ?? [] { edits[action.title] = action.edit }
    return edits
  }
}

/// Capabilities of a client that takes whatever findings in projects have to offer.
let projectClient = """
  {"textDocument": {"publishDiagnostics": {"relatedInformation": true, "versionSupport": true},
   "codeAction": {"codeActionLiteralSupport": {}}, "hover": {"contentFormat": ["markdown"]}},
   "workspace": {"workspaceEdit": {"documentChanges": true}}}
  """
