import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// Hover, completion and links in files that property lists are made from.
@Suite(.timeLimit(.minutes(5)))
struct HostedKeysTests {
  private static let texts = [
    ("app.json", "json", "{\"expo\": {\"name\": \"é🎙\", \"ios\": {\"infoPlist\": {\"NSCamera1️⃣\"}}}}"),
    ("project.yml", "yaml", "name: é🎙\ntargets:\n  App:\n    info:\n      properties:\n        NSCamera1️⃣\n"),
    ("part.yml", "yaml", "targetTemplates:\n  App:\n    info:\n      properties:\n        NSCamera1️⃣\n"),
    (
      "App.xcodeproj/project.pbxproj", "plaintext",
      "{ objects = { A = { buildSettings = { INFOPLIST_KEY_NSCamera1️⃣ }; }; }; }"
    ),
    ("Base.xcconfig", "plaintext", "// é🎙\nINFOPLIST_KEY_NSCamera1️⃣\n"),
  ]

  @Test(arguments: texts)
  func aKeyIsProposedDocumentedAndExplained(file: String, language: String, marked: String) async throws {
    let client = try await TestClient.started(
      #"{"textDocument": {"completion": {"completionItem": {"documentationFormat": ["markdown"]}, "#
        + #""completionList": {"itemDefaults": ["editRange", "data"]}}}}"#
    )
    let (text, uri) = (MarkedText(marked), DocumentURI("file:///none/\(file)"))
    client.open(text.text, as: uri)
    let document = TextDocumentIdentifier(uri: uri)
    let request = CompletionRequest(textDocument: document, position: text.position("1️⃣"))
    let list = try #require(try await client.request(request))
    var item = try #require(list.items.first { $0.label.hasSuffix("NSCameraUsageDescription") })
    #expect(list.json.count <= 20_000)
    item.data = item.data ?? list.itemDefaults?.data
    let resolved = try await client.request(item)
    #expect(resolved.documentation != nil)
    client.replaceText(text.text.replacing("NSCamera", with: "NSCameraUsageDescription"), of: uri, version: 2)
    let hover = try await client.request(HoverRequest(textDocument: document, position: text.position("1️⃣")))
    #expect(hover?.contents.value.contains("NSCameraUsageDescription") == true)
    _ = try await client.finish()
  }

  @Test(arguments: texts)
  func aLongListIsShort(file: String, language: String, marked: String) async throws {
    for options in ["{}", #"{"snippetSupport": true, "labelDetailsSupport": true}"#] {
      for defaults in ["[]", #"["editRange", "insertTextFormat", "data"]"#] {
        let client = try await TestClient.started(
          #"{"textDocument": {"completion": {"completionItem": \#(options), "#
            + #""completionList": {"itemDefaults": \#(defaults)}}}}"#
        )
        let (text, uri) = (MarkedText(marked.replacing("NSCamera", with: "N")), DocumentURI("file:///none/\(file)"))
        client.open(text.text, as: uri)
        let document = TextDocumentIdentifier(uri: uri)
        let request = CompletionRequest(textDocument: document, position: text.position("1️⃣"))
        let list = try #require(try await client.request(request))
        #expect(list.items.count > 20)
        let size = list.json.count
        #expect(size <= 20_000, "\(size) bytes of \(list.items.count) items")
        _ = try await client.finish()
      }
    }
  }

  @Test(arguments: texts)
  func anOpenFileHasNoFindingsOfSyntax(file: String, language: String, marked: String) async throws {
    let project = try ProjectFolder([file: ""])
    let client = try await project.started(projectClient)
    // The old-style syntax of a project is checked as before.
    let text = marked.replacing(file.hasSuffix("pbxproj") ? "INFOPLIST_KEY_NSCamera1️⃣" : "1️⃣", with: "")
    client.open(text, as: project.uri(file))
    client.open("<plist><dict><key>A</key></dict></plist>", as: project.uri("Info.plist"))
    var lists: [PublishDiagnosticsNotification] = []
    while lists.last?.uri != project.uri("Info.plist") {
      lists.append(try #require(try await client.nextDiagnostics()))
    }
    lists += try await client.finish().compactMap { try? $0.params(PublishDiagnosticsNotification.self) }
    let found = lists.filter { $0.uri == project.uri(file) }.flatMap(\.diagnostics)
    #expect(found.isEmpty)
  }

  @Test func theCommaBeforeAKeyIsAnotherEdit() async throws {
    let client = try await TestClient.started()
    let text = MarkedText("{\"expo\": {\"ios\": {\"infoPlist\": {\"é🎙\": 12️⃣\n\"NSCam1️⃣\"}}}}")
    let uri = DocumentURI("file:///none/app.json")
    client.open(text.text, as: uri)
    let document = TextDocumentIdentifier(uri: uri)
    let request = CompletionRequest(textDocument: document, position: text.position("1️⃣"))
    let item = try await client.request(request)?.items.first { $0.label == "NSCameraUsageDescription" }
    let place = text.position("2️⃣")
    #expect(item?.additionalTextEdits == [TextEdit(range: PositionRange(start: place, end: place), newText: ",")])
    _ = try await client.finish()
  }

  @Test func anIncludedFileIsALink() async throws {
    let project = try ProjectFolder(["A.xcconfig": "", "Base.xcconfig": ""])
    let client = try await project.started(projectClient)
    client.open("#include \"Base.xcconfig\"\n", as: project.uri("A.xcconfig"))
    let request = DocumentLinkRequest(textDocument: TextDocumentIdentifier(uri: project.uri("A.xcconfig")))
    #expect(try await client.request(request)?.map(\.target) == [project.uri("Base.xcconfig").rawValue])
    _ = try await client.finish()
  }
}
