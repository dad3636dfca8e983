import SourceText
import TestSupport
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct HoverTests {
  private let marked = MarkedText(
    Texts.plist("<!-- é🎙 -->1️⃣<key>NSCamera2️⃣UsageDescription</key>3️⃣<string>Scans.</string>")
  )

  private func hover(_ client: TestClient, _ position: Position) async throws -> Hover? {
    let document = TextDocumentIdentifier(uri: infoPlist)
    return try await client.request(HoverRequest(textDocument: document, position: position))
  }

  @Test("the page of the key, with its range in the agreed code units", arguments: PositionEncoding.allCases)
  func key(encoding: PositionEncoding) async throws {
    let client = try await TestClient.started(
      """
      {"general": {"positionEncodings": ["\(encoding.rawValue)"]},
       "textDocument": {"hover": {"contentFormat": ["markdown", "plaintext"]}}}
      """
    )
    client.open(marked.text)
    let hover = try #require(try await hover(client, marked.position("2️⃣", encoding)))
    #expect(hover.contents.kind == .markdown)
    #expect(hover.contents.value.contains("NSCameraUsageDescription"))
    #expect(hover.range == marked.positions("1️⃣", "3️⃣", encoding))
    _ = try await client.finish()
  }

  @Test("the first known format counts", arguments: [("[]", "plaintext"), (#"["html", "plaintext"]"#, "plaintext")])
  func format(formats: String, kind: String) async throws {
    let client = try await TestClient.started(#"{"textDocument": {"hover": {"contentFormat": \#(formats)}}}"#)
    client.open(marked.text)
    #expect(try await hover(client, marked.position("2️⃣"))?.contents.kind.rawValue == kind)
    _ = try await client.finish()
  }

  @Test func elsewhereIsNothing() async throws {
    let client = try await TestClient.started()
    #expect(try await hover(client, marked.position("2️⃣")) == nil, "the document is not open")
    client.open(marked.text)
    #expect(try await hover(client, Position(line: 0, character: 3)) == nil)
    #expect(try await hover(client, Position(line: 900, character: 900)) == nil)
    _ = try await client.finish()
  }

  @Test func valuesOfTheBuildAreShownWhereTheProjectIsKnown() async throws {
    let target = "A = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; };"
    let settings = "INFOPLIST_FILE = App/Info.plist; PRODUCT_NAME = Walk;"
    let project = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": """
      { objects = { \(target) L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; }; }; }
      """
    ])
    let text = MarkedText(Texts.plist("<key>CFBundleName</key><string>$(PRODUCT_1️⃣NAME)</string>"))
    let uri = project.uri("App/Info.plist")
    let client = try await project.started(projectClient)
    client.open(text.text, as: uri)
    // The first diagnostics come when the project is known.
    while let published = try await client.nextDiagnostics(), published.uri != uri {}
    let document = TextDocumentIdentifier(uri: uri)
    let hover = try await client.request(HoverRequest(textDocument: document, position: text.position("1️⃣")))
    #expect(hover?.contents.value.contains("In the build: `Walk`") == true)
    _ = try await client.finish()
  }
}
