import JSON
import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// What is written by hand is what the general encoder writes.
struct MessageWritingTests {
  @Test func results() throws {
    let result = InitializeResult(
      capabilities: ["hoverProvider": true, "completionProvider": ["triggerCharacters": ["<", "\"", "\\"]]],
      serverInfo: ProgramInfo(name: "plist-lsp", version: "1")
    )
    expectAllMembers(of: result)
    #expect(result.json == (try JSONText.encode(result)))
    let bare = InitializeResult(capabilities: [:])
    #expect(bare.json == (try JSONText.encode(bare)))
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
    expectAllMembers(of: notification.diagnostics[1])
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
        editRange: place,
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
          textEdit: TextEdit(range: place, newText: "b\n"),
          textEditText: "t",
          additionalTextEdits: [TextEdit(range: place, newText: "")],
          commitCharacters: ["."],
          data: .array([.null])
        ),
        CompletionItem(label: "c", documentation: .text("x")),
      ]
    )
    for part in [list.itemDefaults, list.items[1]] as [Any?] { expectAllMembers(of: part as Any) }
    #expect(list.json == (try JSONText.encode(list)))
  }

  private let range = PositionRange(start: Position(line: 1, character: 2), end: Position(line: 3, character: 4))

  @Test func outlines() throws {
    let bare = DocumentSymbol(name: "a\n", kind: .string, range: range, selectionRange: range)
    func symbol(_ children: [DocumentSymbol]) -> DocumentSymbol {
      DocumentSymbol(
        name: "b",
        detail: "c",
        kind: .object,
        tags: [.deprecated],
        range: range,
        selectionRange: range,
        children: children
      )
    }
    let whole = symbol([symbol([])])
    let information = SymbolInformation(
      name: "b",
      kind: .array,
      tags: [.deprecated],
      location: Location(uri: DocumentURI("file:///a"), range: range),
      containerName: "c"
    )
    expectAllMembers(of: whole)
    expectAllMembers(of: information)
    for list in [DocumentSymbolList.nested([whole, bare]), .nested([]), .flat([information])] {
      #expect(list.json == (try JSONText.encode(list)))
    }
  }

  @Test func reportsOfDiagnostics() throws {
    let diagnostic = Diagnostic(range: range, message: "m")
    let reports: [DocumentDiagnosticReport] = [
      .full(resultId: "1", items: [diagnostic]), .full(resultId: nil, items: []), .unchanged(resultId: "2"),
    ]
    for report in reports { #expect(report.json == (try JSONText.encode(report))) }
  }

  @Test func semanticTokens() throws {
    let answer = SemanticTokensAnswer(resultId: "1", data: [0, 1, 2, 3, 4])
    let edit = SemanticTokensEdit(start: 1, deleteCount: 2, data: [3])
    let delta = SemanticTokensDeltaAnswer(resultId: "1", edits: [edit], data: [5])
    expectAllMembers(of: answer)
    expectAllMembers(of: delta)
    #expect(answer.json == (try JSONText.encode(answer)))
    #expect(delta.json == (try JSONText.encode(delta)))
    #expect(SemanticTokensAnswer(data: []).json == (try JSONText.encode(SemanticTokensAnswer(data: []))))
  }

  @Test func foldingRangesAndLinks() throws {
    let fold = FoldingRange(startLine: 1, startCharacter: 2, endLine: 3, endCharacter: 4, kind: .comment)
    let link = DocumentLink(range: range, target: "file:///a/b")
    expectAllMembers(of: fold)
    expectAllMembers(of: link)
    #expect([fold].json == (try JSONText.encode([fold])))
    #expect([link].json == (try JSONText.encode([link])))
  }
}
