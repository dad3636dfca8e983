import TestSupport
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct CodeActionTests {
  private let literals = """
    {"textDocument": {"codeAction": {"codeActionLiteralSupport": {}, "isPreferredSupport": true}},
     "workspace": {"workspaceEdit": {"documentChanges": true}}}
    """
  private let plainEdits = #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#
  private let marked = MarkedText(
    Texts.plist("<key>NSCameraUsageDescription</key>1️⃣<string></string>2️⃣")
  )

  private func actions(
    _ client: TestClient,
    only: [CodeActionKind]? = nil,
    trigger: CodeActionTriggerKind? = nil
  ) async throws -> [CodeAction] {
    let request = CodeActionRequest(
      textDocument: TextDocumentIdentifier(uri: infoPlist),
      range: marked.positions("1️⃣", "2️⃣"),
      context: CodeActionContext(only: only, triggerKind: trigger)
    )
    return try await client.request(request) ?? []
  }

  @Test func aPurposeStringCanBeInserted() async throws {
    let client = try await TestClient.started(literals)
    client.open(marked.text, version: 3)
    let offered = try await actions(client, only: [.refactor])
    let insertion = offered.first { $0.title.contains("NSMicrophoneUsageDescription") }
    guard case .edit(let change) = try #require(insertion?.edit?.documentChanges?.first) else {
      Issue.record("a file is made")
      return
    }
    #expect(change.textDocument.uri == infoPlist)
    #expect(change.textDocument.version == 3)
    #expect(change.edits.first?.newText.contains("<key>NSMicrophoneUsageDescription</key>") == true)
    #expect(insertion?.edit?.changes == nil)
    _ = try await client.finish()
  }

  @Test func editsHaveTheOldFormWhereTheClientKnowsNoOther() async throws {
    let client = try await TestClient.started(plainEdits)
    client.open(marked.text)
    let offered = try await actions(client)
    #expect(!offered.isEmpty)
    #expect(offered.allSatisfy { $0.edit?.documentChanges == nil && $0.edit?.changes?[infoPlist] != nil })
    #expect(offered.allSatisfy { $0.isPreferred == nil })
    _ = try await client.finish()
  }

  @Test(
    "only the kinds that are asked for",
    arguments: [
      ("refactor", true),
      ("refactor.insertUsageDescription", true),
      ("refactor.extract", false),
      ("refact", false),
      ("quickfix", false),
      ("source.organizeImports", false),
      ("source.fixAll", false),
    ]
  )
  func only(kind: String, offersInsertions: Bool) async throws {
    let client = try await TestClient.started(literals)
    client.open(marked.text)
    let offered = try await actions(client, only: [CodeActionKind(rawValue: kind)])
    #expect(offered.contains { $0.kind == .insertUsageDescription } == offersInsertions)
    #expect(offered.allSatisfy { $0.kind?.isWithin(CodeActionKind(rawValue: kind)) ?? false })
    _ = try await client.finish()
  }

  // MARK: Placeholders

  @Test(arguments: [true, false]) func theCursorGoesToThePlaceholder(isSupported: Bool) async throws {
    let capabilities = literals.replacing(
      "\"documentChanges\": true",
      with: """
        "documentChanges": true, "snippetEditSupport": \(isSupported)
        """
    )
    let client = try await TestClient.started(capabilities)
    client.open(marked.text)
    let offered = try await actions(client, only: [.refactor])
    let insertion = offered.first { $0.title.contains("NSMicrophoneUsageDescription") }
    guard case .edit(let change) = try #require(insertion?.edit?.documentChanges?.first) else {
      Issue.record("a file is made")
      return
    }
    let snippets = change.edits.filter(\.isSnippet).map(\.newText)
    #expect(snippets == (isSupported ? ["${1:TODO: Explain what the app needs this for (microphone)}"] : []))
    let texts = change.edits.map(\.newText)
    #expect(isSupported == texts.contains { $0.hasSuffix("<string>") })
    _ = try await client.finish()
  }

  // MARK: All fixes

  private let fixable = Texts.plist(
    "<key>CFBundleName</key><string>a & b</string><key>CFBundleDisplayName</key><string>c & d</string>"
  )

  @Test(arguments: ["source.fixAll", "source.fixAll.plist-lsp", "source"])
  func allSafeFixesAreOneAction(kind: String) async throws {
    let client = try await TestClient.started(literals)
    client.open(fixable, version: 2)
    let offered = try await actions(client, only: [CodeActionKind(rawValue: kind)])
    #expect(offered.map(\.kind?.rawValue) == ["source.fixAll.plist-lsp"])
    guard case .edit(let change)? = offered.first?.edit?.documentChanges?.first else {
      Issue.record("no edit")
      return
    }
    #expect(change.edits.count == 2)
    #expect(offered.first?.diagnostics?.count == 2)
    _ = try await client.finish()
  }

  @Test(arguments: [nil, "source.fixAll.other", "quickfix"])
  func allFixesAtOnceAreOfferedByNameOnly(kind: String?) async throws {
    let client = try await TestClient.started(literals)
    client.open(fixable)
    let offered = try await actions(client, only: kind.map { [CodeActionKind(rawValue: $0)] })
    #expect(!offered.contains { $0.kind == .fixAll })
    _ = try await client.finish()
  }

  @Test func withoutSafeFixesThereIsNoAction() async throws {
    let client = try await TestClient.started(literals)
    client.open(marked.text)
    #expect(try await actions(client, only: [.sourceFixAll]).isEmpty)
    _ = try await client.finish()
  }

  @Test(arguments: [CodeActionTriggerKind.automatic, .invoked])
  func insertionsAreOfferedByNameOnly(trigger: CodeActionTriggerKind) async throws {
    let client = try await TestClient.started(literals)
    client.open(marked.text)
    let kinds: [CodeActionKind] = trigger == .invoked ? [.quickFix, .refactorRewrite] : [.quickFix]
    #expect(try await actions(client, trigger: trigger).allSatisfy { $0.kind.map(kinds.contains) ?? false })
    _ = try await client.finish()
  }

  @Test(
    "what is written in another way is offered to people who ask",
    arguments: [(.invoked, true), (.automatic, false), (nil, false)] as [(CodeActionTriggerKind?, Bool)]
  )
  func rewriting(trigger: CodeActionTriggerKind?, isOffered: Bool) async throws {
    let client = try await TestClient.started(literals)
    client.open(marked.text)
    let offered = try await actions(client, trigger: trigger)
    #expect(offered.contains { $0.kind == .refactorRewrite } == isOffered)
    _ = try await client.finish()
  }

  // MARK: Pages of rules

  private let commands = """
    {"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}, "workspace": {"executeCommand": {}}}
    """

  @Test func thePageOfARuleIsOfferedLastToPeopleWhoAsk() async throws {
    let client = try await TestClient.started(commands)
    client.open(marked.text)
    let offered = try await actions(client, trigger: .invoked)
    let action = try #require(offered.last)
    #expect(action.title == "Explain purpose-string-empty")
    #expect(action.edit == nil)
    #expect(action.isPreferred == nil)
    let arguments: [JSONValue] = ["purpose-string-empty"]
    #expect(
      action.command == Command(title: action.title, command: "plist-lsp.explainRule", arguments: arguments)
    )
    #expect(offered.filter { $0.command != nil }.count == 1)
    #expect(try await actions(client, trigger: .automatic).allSatisfy { $0.command == nil })
    #expect(try await actions(client).allSatisfy { $0.command == nil })
    #expect(try await actions(client, only: [.refactor], trigger: .invoked).allSatisfy { $0.command == nil })
    _ = try await client.finish()
  }

  @Test(arguments: [
    #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#,
    """
    {"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}, "workspace": {"executeCommand": {}},
     "experimental": {"explainsRules": true}}
    """,
  ])
  func clientsWithoutCommandsOrWithPagesOfTheirOwnAreNotOfferedThem(capabilities: String) async throws {
    let client = try await TestClient.started(capabilities)
    client.open(marked.text)
    let offered = try await actions(client, trigger: .invoked)
    #expect(!offered.isEmpty)
    #expect(offered.allSatisfy { $0.command == nil })
    _ = try await client.finish()
  }

  @Test func clientsWithoutLiteralsGetNothing() async throws {
    let client = try await TestClient.started()
    client.open(marked.text)
    #expect(try await actions(client).isEmpty)
    _ = try await client.finish()
  }

  @Test func filesThatAreNotOpenHaveNoActions() async throws {
    let client = try await TestClient.started(literals)
    #expect(try await actions(client).isEmpty)
    _ = try await client.finish()
  }

  @Test func aFixCarriesTheFindingThatItResolves() async throws {
    let duplicate = MarkedText(
      Texts.plist("<key>CFBundleName</key><string>a</string>1️⃣<key>CFBundleName</key>2️⃣<string>b</string>")
    )
    let client = try await TestClient.started(literals)
    client.open(duplicate.text)
    let request = CodeActionRequest(
      textDocument: TextDocumentIdentifier(uri: infoPlist),
      range: duplicate.positions("1️⃣", "2️⃣"),
      context: CodeActionContext(only: [.quickFix])
    )
    let action = try #require(try await client.request(request)?.first)
    #expect(action.kind == .quickFix)
    #expect(action.diagnostics?.codes == ["plist-duplicate-key"])
    _ = try await client.finish()
  }

  /// Bug: Kate's "Quick Fix" asks about one diagnostic with the range of the whole document (or, in version 26, of the start of its
  /// line), and applies all that it gets: the fixes of all findings and the comments that suppress them.
  @Test(arguments: [Character("6️⃣"), Character("5️⃣")])
  func aRequestAboutOneDiagnosticWithAnotherRangeGetsItsFixAlone(end: Character) async throws {
    let entries = """
      <key>UIRequiredDeviceCapabilities</key><array>1️⃣<string>armv64</string>2️⃣</array>
      <key>CFBundleName</key><string>a</string>3️⃣<key>CFBundleName</key>4️⃣<string>b</string>
      """
    let document = MarkedText("5️⃣" + Texts.plist(entries) + "6️⃣")
    let client = try await TestClient.started(literals)
    client.open(document.text)
    let diagnostic = Diagnostic(
      range: document.positions("1️⃣", "2️⃣"),
      code: .string("capabilities-unknown-value"),
      message: "Unknown device capability “armv64”."
    )
    let request = CodeActionRequest(
      textDocument: TextDocumentIdentifier(uri: infoPlist),
      range: document.positions("5️⃣", end),
      context: CodeActionContext(diagnostics: [diagnostic])
    )
    let actions = try #require(try await client.request(request))
    #expect(actions.count == 1)
    #expect(actions.first?.diagnostics?.codes == ["capabilities-unknown-value"])
    #expect(actions.first?.title.contains("arm64") == true)
    _ = try await client.finish()
  }
}
