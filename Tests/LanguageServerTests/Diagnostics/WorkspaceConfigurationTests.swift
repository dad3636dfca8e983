import Foundation
import Testing

@testable import LanguageServer

/// A `.plist-lsp.yml` on the disk counts for open documents.
@Suite(.timeLimit(.minutes(5)))
struct WorkspaceConfigurationTests {
  /// A folder with a configuration, and in it the document that tests open.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("plist-lsp-\(UUID().uuidString)")

    init(_ configuration: String) throws {
      // A search for configurations ends at a repository.
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(".git"),
        withIntermediateDirectories: true
      )
      try write(configuration)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }

    var configuration: DocumentURI { DocumentURI(url.appendingPathComponent(".plist-lsp.yml").absoluteString) }
    var document: DocumentURI { DocumentURI(url.appendingPathComponent("Info.plist").absoluteString) }

    func write(_ text: String) throws {
      try Data(text.utf8).write(to: url.appendingPathComponent(".plist-lsp.yml"))
    }
  }

  @Test func changesOnTheDiskCountAtOnce() async throws {
    let folder = try Folder("disabled_rules: [purpose-string-empty]\n")
    let client = try await TestClient.started()
    client.open(Texts.emptyPurpose, as: folder.document)
    #expect(try await client.nextDiagnostics()?.codes == [])
    try folder.write("purpose-string-empty: info\n")
    client.notify(DidChangeWatchedFilesNotification(changes: [FileEvent(uri: folder.configuration, type: .changed)]))
    let published = try await client.nextDiagnostics()
    #expect(published?.codes == ["purpose-string-empty"])
    #expect(published?.diagnostics.first?.severity == .information)
    _ = try await client.finish()
  }

  @Test func theFileGoesOverTheSettings() async throws {
    let folder = try Folder("disabled_rules: []\n")
    let options = JSONValue.object(["disabledRules": .array([.string("purpose-string-empty")])])
    let client = try await TestClient.started(options: options)
    client.open(Texts.emptyPurpose, as: folder.document)
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    client.open(Texts.emptyPurpose)
    #expect(try await client.nextDiagnostics()?.codes == [])
    _ = try await client.finish()
  }

  @Test func excludedFilesHaveNoDiagnostics() async throws {
    let folder = try Folder("excluded: [\"*.plist\"]\n")
    let client = try await TestClient.started()
    client.open(Texts.emptyPurpose, as: folder.document)
    #expect(try await client.nextDiagnostics()?.codes == [])
    _ = try await client.finish()
  }

  @Test func anInvalidFileIsReportedOnceAndHindersNothing() async throws {
    let folder = try Folder("\nexclude: []\n")
    let client = try await TestClient.started()
    client.open(Texts.emptyPurpose, as: folder.document)
    let message = try await client.next(ShowMessageNotification.method)?.params(ShowMessageNotification.self)
    #expect(message?.type == .warning)
    #expect(
      message?.message.hasSuffix(".plist-lsp.yml:2: error: Unknown setting or rule exclude. Did you mean excluded?")
        == true
    )
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    client.replaceText(Texts.goodPurpose, of: folder.document, version: 2)
    #expect(try await client.nextDiagnostics()?.codes == [])
    let rest = try await client.finish()
    #expect(!rest.contains { $0.method == ShowMessageNotification.method })
  }

  @Test func clientsThatPullDiagnosticsGetTheMessageToo() async throws {
    let folder = try Folder("exclude: []\n")
    let client = try await TestClient.started(#"{"textDocument": {"diagnostic": {}}}"#)
    client.open(Texts.emptyPurpose, as: folder.document)
    let document = TextDocumentIdentifier(uri: folder.document)
    _ = try await client.request(DocumentDiagnosticRequest(textDocument: document))
    #expect(await client.next(ShowMessageNotification.method) != nil)
    _ = try await client.finish()
  }
}
