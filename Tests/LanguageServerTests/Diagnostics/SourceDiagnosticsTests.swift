import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// Code has findings about what the property lists of its bundle lack, and no others.
@Suite(.timeLimit(.minutes(5)))
final class SourceDiagnosticsTests {
  private let project: ProjectFolder
  private let marked = MarkedText("import AVFoundation\n/* é🎙 */ AVCaptureDevice.1️⃣requestAccess(for: .video)\n")
  private let missing = "purpose-string-probably-missing"

  init() throws {
    project = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": "{ objects = {}; }",
      "App/Info.plist": Texts.plist("\t<key>CFBundleIdentifier</key>\n\t<string>org.example.app</string>"),
      "App/Camera.swift": "",
      "AppTests/CameraTests.swift": "",
    ])
  }

  private var camera: DocumentURI { project.uri("App/Camera.swift") }

  @Test func theOpenTextIsCheckedAtTheCall() async throws {
    let client = try await project.started(projectClient)
    client.open(marked.text, as: camera, version: 3)
    let published = try #require(try await client.diagnostics(of: camera, codes: [missing]))
    let found = try #require(published.diagnostics.first)
    #expect(published.version == 3)
    #expect(found.range.start.line == 1)
    #expect(found.range.start.character <= marked.position("1️⃣").character)
    #expect(found.range.start.character >= 10, "the comment has 9 UTF-16 code units and a blank follows")
    let place = try #require(found.relatedInformation?.first)
    #expect(place.location.uri == project.uri("App/Info.plist"))
    #expect(place.location.range.start.line == 3)
    _ = try await client.finish()
  }

  @Test func anOpenInfoPlistIsNamedAsTheClientNamesIt() async throws {
    let client = try await project.started(projectClient)
    let other = DocumentURI(project.uri("App/Info.plist").rawValue.replacing("Info", with: "%49nfo"))
    client.open(Texts.plist(""), as: other)
    client.open(marked.text, as: camera)
    let published = try #require(try await client.diagnostics(of: camera, codes: [missing]))
    #expect(published.diagnostics.first?.relatedInformation?.first?.location.uri == other)
    _ = try await client.finish()
  }

  @Test func editsCountWithoutBeingSaved() async throws {
    let client = try await project.started(projectClient)
    client.open(marked.text, as: camera)
    _ = try await client.diagnostics(of: camera, codes: [missing])
    client.replaceText("let a = 1\n", of: camera, version: 2)
    _ = try await client.diagnostics(of: camera, codes: [])
    let start = Position(line: 0, character: 0)
    let call = TextDocumentContentChangeEvent(
      range: PositionRange(start: start, end: start),
      text: "AVCaptureDevice.requestAccess(for: .video)\n"
    )
    client.change([call], of: camera, version: 3)
    let published = try #require(try await client.diagnostics(of: camera, codes: [missing]))
    #expect(published.diagnostics.first?.range.start.line == 0)
    _ = try await client.finish()
  }

  @Test func aFixWritesTheKeyIntoTheInfoPlist() async throws {
    let client = try await project.started(projectClient)
    client.open(marked.text, as: camera)
    let published = try #require(try await client.diagnostics(of: camera, codes: [missing]))
    let range = try #require(published.diagnostics.first?.range)
    let fixes = try await client.quickFixes(in: camera, at: range)
    #expect(Array(fixes.keys) == ["Insert NSCameraUsageDescription (App/Info.plist)"])
    guard case .edit(let change)? = fixes.values.first?.documentChanges?.first else {
      Issue.record("no edit")
      return
    }
    #expect(fixes.values.first?.documentChanges?.count == 1)
    #expect(change.textDocument.uri == project.uri("App/Info.plist"))
    #expect(change.edits.first?.newText.contains("<key>NSCameraUsageDescription</key>") == true)
    _ = try await client.finish()
  }

  @Test func theFindingGoesWithItsCause() async throws {
    let client = try await project.started(projectClient)
    client.open(marked.text, as: camera)
    _ = try await client.diagnostics(of: camera, codes: [missing])
    let info = project.uri("App/Info.plist")
    client.open(Texts.goodPurpose, as: info)
    client.notify(DidSaveTextDocumentNotification(textDocument: TextDocumentIdentifier(uri: info)))
    _ = try await client.diagnostics(of: camera, codes: [])
    _ = try await client.finish()
  }

  @Test func anUnsavedKeyCountsOnceItRests() async throws {
    let client = try await project.started(projectClient)
    let info = project.uri("App/Info.plist")
    client.open(Texts.plist(""), as: info)
    client.open(marked.text, as: camera)
    _ = try await client.diagnostics(of: camera, codes: [missing])
    client.replaceText(Texts.goodPurpose, of: info, version: 2)
    _ = try await client.diagnostics(of: camera, codes: [])
    client.close(info)
    _ = try await client.diagnostics(of: camera, codes: [missing])
    _ = try await client.finish()
  }

  @Test func clientsThatPullGetDiagnostics() async throws {
    let client = try await project.started(#"{"textDocument": {"diagnostic": {}}}"#)
    client.open(marked.text, as: camera)
    let request = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: camera))
    guard case .full(_, let items) = try await client.request(request) else {
      Issue.record("no report")
      return
    }
    #expect(items.codes == [missing])
    _ = try await client.finish()
  }

  @Test("no findings in code that needs nothing, in tests and in code of no project")
  func otherCodeIsSilent() async throws {
    let client = try await project.started(projectClient)
    let other = DocumentURI("untitled:Untitled-1")
    client.open("let a = 1", as: camera)
    client.open(marked.text, as: project.uri("AppTests/CameraTests.swift"))
    let item = TextDocumentItem(uri: other, languageId: "swift", version: 1, text: Array(marked.text.utf8))
    client.notify(DidOpenTextDocumentNotification(textDocument: item))
    client.open(Texts.emptyPurpose, as: project.uri("Other/Info.plist"))
    let published = try #require(try await client.nextDiagnostics())
    #expect(published.uri == project.uri("Other/Info.plist"))
    let rest = try await client.finish()
    #expect(!rest.contains { $0.method == PublishDiagnosticsNotification.method })
  }

  @Test func otherRequestsAnswerNothing() async throws {
    let client = try await project.started(projectClient)
    client.open("let a = [\"CFBundleIdentifier\": 1]", as: camera)
    let document = TextDocumentIdentifier(uri: camera)
    let position = Position(line: 0, character: 12)
    #expect(try await client.request(HoverRequest(textDocument: document, position: position)) == nil)
    let completion = CompletionRequest(textDocument: document, position: position)
    #expect(try await client.request(completion)?.items.isEmpty ?? true)
    _ = try await client.finish()
  }
}
