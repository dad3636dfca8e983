import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// Nothing that lies outside of the workspace comes into an editor.
@Suite(.timeLimit(.minutes(5)))
struct OutsideFilesTests {
  private static let token = "s3cret-t0ken"

  private static func project(_ configuration: String) -> String {
    """
    { rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T); };
    G = { isa = PBXGroup; sourceTree = "<group>"; children = (X); };
    X = { isa = PBXFileReference; path = "\(configuration)"; sourceTree = "<group>"; };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
    buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
    T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
    }; }
    """
  }

  /// Returns what the server shows of an Info.plist whose project names a file of settings.
  private func shown(_ configuration: String) async throws -> String {
    let project = try ProjectFolder([
      "outside/secret.xcconfig": "SECRET = \(Self.token)", "work/.git/config": "SECRET = \(Self.token)",
      "work/Shared/inside.xcconfig": "SECRET = \(Self.token)",
      "work/Kit/included.xcconfig": "#include \"../../outside/secret.xcconfig\"",
      "work/Kit/App.xcodeproj/project.pbxproj": Self.project(configuration),
    ])
    try project.link("work/Kit/Linked", to: "../../outside")
    let text = MarkedText(Texts.plist("<key>CFBundleShortVersionString</key><string>$(SEC1️⃣RET)</string>"))
    let uri = project.uri("work/Kit/App/Info.plist")
    let client = try await TestClient.started(
      projectClient,
      projects: WorkspaceProjects(),
      folder: project.uri("work/Kit")
    )
    client.open(text.text, as: uri)
    var shown = ""
    while let published = try await client.nextDiagnostics() {
      shown += published.diagnostics.map(\.message).joined()
      if published.uri == uri { break }
    }
    let document = TextDocumentIdentifier(uri: uri)
    let hover = try await client.request(HoverRequest(textDocument: document, position: text.position("1️⃣")))
    let range = PositionRange(start: Position(line: 0, character: 0), end: Position(line: 9, character: 0))
    let hints = try await client.request(InlayHintRequest(textDocument: document, range: range))
    shown += hover?.contents.value ?? ""
    shown += "\(hints ?? [])"
    _ = try await client.finish()
    return shown
  }

  @Test(arguments: [
    "../../outside/secret.xcconfig", "Linked/secret.xcconfig", "included.xcconfig", "../.git/config", "../.GIT/config",
  ])
  func noValueFromOutsideIsShown(configuration: String) async throws {
    #expect(try await !shown(configuration).contains(Self.token))
  }

  @Test func valuesOfTheSameRepositoryAreShown() async throws {
    #expect(try await shown("../Shared/inside.xcconfig").contains(Self.token))
  }
}
