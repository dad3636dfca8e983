import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct CompletionTests {
  private let marked = MarkedText(Texts.plist("<!-- 📷 --><key>1️⃣NSCam2️⃣</key>"))

  private func items(_ client: TestClient, _ uri: DocumentURI = infoPlist) async throws -> [CompletionItem] {
    let document = TextDocumentIdentifier(uri: uri)
    let request = CompletionRequest(textDocument: document, position: marked.position("2️⃣"))
    return try await client.request(request)?.items ?? []
  }

  @Test func aKeyReplacesWhatWasTyped() async throws {
    let client = try await TestClient.started()
    client.open(marked.text)
    let item = try #require(try await items(client).first { $0.label == "NSCameraUsageDescription" })
    let edit = try #require(item.textEdit)
    #expect(edit.range.start <= marked.position("1️⃣"))
    #expect(edit.range.end >= marked.position("2️⃣"))
    #expect(edit.newText.contains("NSCameraUsageDescription"))
    #expect(item.insertTextFormat == nil, "the client takes no snippets")
    _ = try await client.finish()
  }

  @Test("bug: a client kept the empty list that came before the other languages of a table were known")
  func theListOfATableIsIncompleteWhileTheProjectIsUnknown() async throws {
    let client = try await TestClient.started()
    let place = Position(line: 0, character: 7)
    for (name, isIncomplete) in [("file:///app/de.lproj/A.strings", true), ("untitled:A.strings", false)] {
      let uri = DocumentURI(name)
      client.open("\"a\" = \"\";\n", as: uri)
      let request = CompletionRequest(textDocument: TextDocumentIdentifier(uri: uri), position: place)
      #expect(try await client.request(request)?.isIncomplete == isIncomplete)
    }
    _ = try await client.finish()
  }

  @Test("bug: Kate 26 dropped the values of snippets", arguments: ["tests", nil])
  func onlyAClientWithANameGetsSnippets(name: String?) async throws {
    let client = try TestClient()
    let capabilities = #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}}"#
    _ = try await client.initialize(capabilities, name: name)
    client.notify(InitializedNotification())
    client.open(marked.text)
    let item = try #require(try await items(client).first { $0.label == "NSCameraUsageDescription" })
    #expect(item.insertTextFormat == (name == nil ? nil : .snippet))
    #expect(item.textEdit?.newText.contains("$1") == (name != nil))
    _ = try await client.finish()
  }

  @Test(arguments: [("{}", CompletionItemKind.value), (#"{"completionItemKind": {"valueSet": [20]}}"#, .enumMember)])
  func valuesHaveAKindThatTheClientKnows(capabilities: String, kind: CompletionItemKind) async throws {
    let client = try await TestClient.started(#"{"textDocument": {"completion": \#(capabilities)}}"#)
    let marked = MarkedText(Texts.plist("<key>UIUserInterfaceStyle</key><string>Da1️⃣</string>"))
    client.open(marked.text)
    let document = TextDocumentIdentifier(uri: infoPlist)
    let request = CompletionRequest(textDocument: document, position: marked.position("1️⃣"))
    let item = try #require(try await client.request(request)?.items.first { $0.label == "Dark" })
    #expect(item.kind == kind)
    #expect(try await client.request(item).documentation != nil)
    _ = try await client.finish()
  }

  @Test func membersFollowTheCapabilities() async throws {
    let client = try await TestClient.started(
      #"{"textDocument": {"completion": {"completionItem": {"tagSupport": {"valueSet": [1]}}}}}"#
    )
    client.open(marked.text.replacing("NSCam", with: "NSLoc"))
    let plain = try await TestClient.started()
    plain.open(marked.text.replacing("NSCam", with: "NSLoc"))
    #expect(try await items(client).contains { $0.tags == [.deprecated] })
    #expect(try await items(plain).allSatisfy { $0.tags == nil })
    _ = try await client.finish()
    _ = try await plain.finish()
  }

  @Test(
    "bug: VS Code did not find camera in NSCameraUsageDescription",
    arguments: ["camera", "Privacy - Cam", "<key>Camera"]
  )
  func whatIsTypedBeginsWhatIsCompared(typed: String) async throws {
    let client = try await TestClient.started()
    client.open(Texts.plist("<!---->\(typed)"))
    let position = Position(line: 4, character: 7 + typed.count)
    let request = CompletionRequest(textDocument: TextDocumentIdentifier(uri: infoPlist), position: position)
    let list = try #require(try await client.request(request))
    #expect(list.isIncomplete, "the next letter needs other texts to compare")
    let item = try #require(list.items.first { $0.textEdit?.newText.contains("NSCameraUsageDescription") == true })
    let start = item.textEdit?.range.start.character ?? 0
    let compared = typed.dropFirst(start - 7).lowercased()
    let isMatched = { (item: CompletionItem) in (item.filterText ?? item.label).lowercased().hasPrefix(compared) }
    #expect(isMatched(item))
    #expect(list.items.allSatisfy(isMatched), "or the client would sort them anew")
    _ = try await client.finish()
  }

  @Test("bug: in Neovim 0.12 an accepted key got a second carriage return in each line")
  func textsEndTheirLinesWithALineFeed() async throws {
    let client = try await TestClient.started(
      #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}}"#
    )
    client.open(marked.text.replacing("\n", with: "\r\n"))
    let item = try #require(try await items(client).first { $0.label == "NSCameraUsageDescription" })
    #expect(item.textEdit?.newText.contains("\n") == true)
    #expect(item.textEdit?.newText.contains("\r") == false)
    _ = try await client.finish()
  }

  @Test func filesOfOthersHaveNoProposals() async throws {
    let client = try await TestClient.started()
    let uri = DocumentURI("file:///app/main.swift")
    client.open("let x = 1", as: uri)
    #expect(try await items(client, uri).isEmpty)
    #expect(try await items(client).isEmpty, "the document is not open")
    _ = try await client.finish()
  }

  @Test func documentationComesWithTheResolvedItem() async throws {
    let client = try await TestClient.started(
      #"{"textDocument": {"completion": {"completionItem": {"documentationFormat": ["markdown"]}}}}"#
    )
    client.open(marked.text)
    let item = try #require(try await items(client).first { $0.label == "NSCameraUsageDescription" })
    #expect(item.documentation == nil)
    var resolved = try await client.request(item)
    guard case .markup(let markup) = resolved.documentation else {
      Issue.record("the item has no documentation")
      return
    }
    #expect(markup.kind == .markdown)
    #expect(markup.value.contains("NSCameraUsageDescription"))
    resolved.documentation = nil
    #expect(resolved == item, "nothing else may change")
    _ = try await client.finish()
  }

  @Test func sharedMembersAreSentOnce() async throws {
    let client = try await TestClient.started(
      #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true, "labelDetailsSupport": true}, "#
        + #""completionList": {"itemDefaults": ["editRange", "insertTextFormat", "data"]}}}}"#
    )
    client.open(marked.text)
    let request = CompletionRequest(
      textDocument: TextDocumentIdentifier(uri: infoPlist),
      position: marked.position("2️⃣")
    )
    let list = try #require(try await client.request(request))
    let defaults = try #require(list.itemDefaults)
    #expect(defaults.insertTextFormat == .snippet)
    #expect(list.items.allSatisfy { $0.textEdit == nil && $0.textEditText != nil && $0.insertTextFormat == nil })
    var item = try #require(list.items.first { $0.label == "NSCameraUsageDescription" })
    #expect(item.detail == nil)
    #expect(item.labelDetails?.description?.contains("string") == true)
    // Clients hand the common data back with the item.
    item.data = item.data ?? defaults.data
    #expect(try await client.request(item).documentation != nil)
    _ = try await client.finish()
  }

  @Test(arguments: [
    "{}", #"{"snippetSupport": true}"#, #"{"snippetSupport": true, "labelDetailsSupport": true}"#,
  ])
  func answersAreShort(item: String) async throws {
    let defaults = #""completionList": {"itemDefaults": ["editRange", "insertTextFormat", "data"]}"#
    for list in ["", ", " + defaults] {
      let client = try await TestClient.started(
        #"{"textDocument": {"completion": {"completionItem": \#(item)\#(list)}}}"#
      )
      for typed in ["", "N", "NSCam", "UI"] {
        client.open(Texts.plist("<key>\(typed)</key>"))
        let position = Position(line: 4, character: 5 + typed.count)
        let request = CompletionRequest(textDocument: TextDocumentIdentifier(uri: infoPlist), position: position)
        let answer = try #require(try await client.request(request))
        #expect(!answer.items.isEmpty)
        let size = answer.json.count
        #expect(size <= 20_000, "\(size) bytes of \(answer.items.count) items for “\(typed)”")
      }
      _ = try await client.finish()
    }
  }

  @Test("an item without its origin is returned unchanged")
  func foreignItem() async throws {
    let client = try await TestClient.started()
    for data in [nil, .null, .object(["uri": .string("file:///none"), "term": .string("x")])] as [JSONValue?] {
      let item = CompletionItem(label: "x", data: data)
      #expect(try await client.request(item).documentation == nil)
    }
    _ = try await client.finish()
  }
}
