import JSON
import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// What is written by hand is what the general encoder writes.
struct MessageWritingTests {
  @Test(arguments: [
    InitializeResult(capabilities: ServerCapabilities()),
    InitializeResult(
      capabilities: ServerCapabilities(
        positionEncoding: .utf8,
        textDocumentSync: TextDocumentSyncOptions(
          openClose: true,
          change: .incremental,
          save: SaveOptions(includeText: false)
        ),
        completionProvider: CompletionOptions(
          triggerCharacters: ["<", "\"", "\\"],
          resolveProvider: true,
          completionItem: CompletionItemOptions(labelDetailsSupport: true)
        ),
        hoverProvider: true,
        codeActionProvider: CodeActionOptions(codeActionKinds: [.quickFix], resolveProvider: false),
        diagnosticProvider: DiagnosticOptions(
          identifier: "x",
          interFileDependencies: true,
          workspaceDiagnostics: false
        ),
        workspace: WorkspaceServerCapabilities(
          workspaceFolders: WorkspaceFoldersOptions(supported: true, changeNotifications: false)
        )
      ),
      serverInfo: ProgramInfo(name: "plist-lsp", version: "1")
    ),
  ])
  func results(result: InitializeResult) throws {
    #expect(result.json == (try JSONText.encode(result)))
  }

  @Test func diagnostics() throws {
    let place = PositionRange(start: Position(line: 1, character: 2), end: Position(line: 3, character: 4))
    let notification = PublishDiagnosticsNotification(
      uri: DocumentURI("file:///a/b"),
      version: 7,
      diagnostics: [
        Diagnostic(range: place, message: "a\"\\/\n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F}é\u{2028}🎧"),
        Diagnostic(
          range: place,
          severity: .warning,
          code: .string("rule"),
          codeDescription: CodeDescription(href: "https://example.com/rule"),
          source: "plist-lsp",
          message: "",
          tags: [.unnecessary, .deprecated],
          relatedInformation: [
            DiagnosticRelatedInformation(
              location: Location(uri: DocumentURI("file:///c"), range: place),
              message: "there"
            )
          ],
          data: .object(["b": .array([.null, .bool(true), .integer(-1), .double(1.5)]), "a": .string("x")])
        ),
        Diagnostic(range: place, code: .integer(5), message: "m", tags: [], relatedInformation: []),
      ]
    )
    #expect(notification.json == (try JSONText.encode(notification)))
    let empty = PublishDiagnosticsNotification(uri: DocumentURI(""), diagnostics: [])
    #expect(empty.json == (try JSONText.encode(empty)))
  }

  @Test func completionLists() throws {
    let place = PositionRange(start: Position(line: 1, character: 2), end: Position(line: 1, character: 4))
    let markup = MarkupContent(kind: .markdown, value: "*x*")
    let list = CompletionList(
      isIncomplete: true,
      itemDefaults: CompletionItemDefaults(
        commitCharacters: ["="],
        editRange: .range(place),
        insertTextFormat: .snippet,
        insertTextMode: .asIs,
        data: .object(["uri": .string("file:///a")])
      ),
      items: [
        CompletionItem(label: "a"),
        CompletionItem(
          label: "b",
          labelDetails: CompletionItemLabelDetails(detail: "d", description: "e"),
          kind: .property,
          tags: [.deprecated],
          detail: "\"d\"",
          documentation: .markup(markup),
          preselect: true,
          sortText: "1",
          filterText: "<key>b",
          insertText: "b",
          insertTextFormat: .snippet,
          insertTextMode: .asIs,
          textEdit: .edit(TextEdit(range: place, newText: "b\n")),
          textEditText: "t",
          additionalTextEdits: [TextEdit(range: place, newText: "")],
          commitCharacters: ["."],
          command: Command(title: "t", command: "c", arguments: [.integer(1)]),
          data: .array([.null])
        ),
        CompletionItem(
          label: "c",
          documentation: .text("x"),
          textEdit: .insertReplace(InsertReplaceEdit(newText: "n", insert: place, replace: place))
        ),
      ]
    )
    #expect(list.json == (try JSONText.encode(list)))
    let ranges = InsertReplaceRange(insert: place, replace: place)
    let plain = CompletionList(
      isIncomplete: false,
      itemDefaults: CompletionItemDefaults(editRange: .insertReplace(ranges)),
      items: []
    )
    #expect(plain.json == (try JSONText.encode(plain)))
  }
}
