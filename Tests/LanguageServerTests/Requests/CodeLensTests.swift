import Testing

@testable import LanguageServer

/// The languages that lack a key, above it.
@Suite(.timeLimit(.minutes(5)))
struct CodeLensTests {
  private let english = "\"é\" = \"E\"; \"title\" = \"Title\";"
  private let shows = #"{"textDocument": {"codeLens": {}}, "workspace": {"codeLens": {"refreshSupport": true}}}"#

  private func project() throws -> ProjectFolder {
    try ProjectFolder([
      "Package.swift": "", "en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": "\"é\" = \"E\";",
    ])
  }

  private func lenses(_ client: TestClient, _ project: ProjectFolder) async throws -> [CodeLens]? {
    let document = TextDocumentIdentifier(uri: project.uri("en.lproj/Localizable.strings"))
    return try await client.request(CodeLensRequest(textDocument: document))
  }

  @Test func followsTheOtherLanguages() async throws {
    let project = try project()
    let client = try await project.started(shows)
    client.open(english, as: project.uri("en.lproj/Localizable.strings"))
    let range = PositionRange(start: Position(line: 0, character: 12), end: Position(line: 0, character: 17))
    #expect(try await lenses(client, project) == [CodeLens(range: range, command: Command(title: "Missing in de"))])
    let other = project.uri("de.lproj/Localizable.strings")
    try project.write(english, to: "de.lproj/Localizable.strings")
    client.notify(DidChangeWatchedFilesNotification(changes: [FileEvent(uri: other, type: .changed)]))
    #expect(await client.next(CodeLensRefreshRequest.method) != nil)
    #expect(try await lenses(client, project) == [])
    _ = try await client.finish()
  }

  @Test func aSettingEndsThem() async throws {
    let project = try project()
    let client = try await project.started(shows, options: ["codeLens": false])
    client.open(english, as: project.uri("en.lproj/Localizable.strings"))
    #expect(try await lenses(client, project) == nil)
    _ = try await client.finish()
  }

  @Test func onlyClientsThatShowThemHaveThem() async throws {
    for (capabilities, isOffered) in [("{}", false), (shows, true)] {
      let client = try TestClient()
      let answer = try await client.initialize(capabilities)
      #expect((answer.capabilities["codeLensProvider"] != nil) == isOffered)
      _ = try await client.finish()
    }
  }
}
