import Testing

@testable import LanguageServer

/// Names in the files of the workspace.
@Suite(.timeLimit(.minutes(5)))
struct WorkspaceSymbolTests {
  private let table = "en.lproj/Localizable.strings"

  private func symbols(_ query: String, _ client: TestClient) async throws -> [SymbolInformation] {
    try await client.request(WorkspaceSymbolRequest(query: query)) ?? []
  }

  @Test func namesHaveKindAndPlace() async throws {
    let project = try ProjectFolder([
      "Package.swift": "", "Info.plist": Texts.goodPurpose, table: "/* é */ \"main.title\" = \"T\";",
    ])
    let client = try await project.started()
    let keys = try await symbols("nscam", client)
    #expect(keys.map(\.name) == ["NSCameraUsageDescription"])
    #expect(keys.first?.kind == .string)
    #expect(keys.first?.containerName == "Info.plist")
    let range = PositionRange(start: Position(line: 4, character: 6), end: Position(line: 4, character: 30))
    #expect(keys.first?.location == Location(uri: project.uri("Info.plist"), range: range))
    let texts = try await symbols("mtitle", client)
    #expect(texts.map(\.location.uri) == [project.uri(table)])
    #expect(texts.first?.location.range.start == Position(line: 0, character: 9))
    _ = try await client.finish()
  }

  @Test func theTextOfTheClientCounts() async throws {
    let project = try ProjectFolder(["Package.swift": "", table: "\"title\" = \"T\";"])
    let client = try await project.started()
    #expect(try await symbols("title", client).count == 1)
    client.open("\n\"title.new\" = \"T\";", as: project.uri(table))
    let found = try await symbols("title", client)
    #expect(found.map(\.name) == ["title.new"])
    #expect(found.first?.location.range.start.line == 1)
    _ = try await client.finish()
  }

  @Test func withoutAFolderThereIsNothing() async throws {
    let client = try await TestClient.started()
    #expect(try await symbols("", client).isEmpty)
    _ = try await client.finish()
  }
}
