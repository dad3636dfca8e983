import JSON
import Testing

@testable import LanguageServer

/// What the server sends has the members that the protocol names, all of them, in the order of their names.
@Suite struct MessageWritingTests {
  private static let range = #"{"start":{"line":1,"character":2},"end":{"line":3,"character":4}}"#
  private static let edit = #"{"range":\#(range),"newText":"n"}"#
  private static let location = #"{"uri":"file:///a","range":\#(range)}"#
  private static let diagnostic = #"""
    {"range":\#(range),"severity":2,"code":"r","codeDescription":{"href":"h"},"source":"s","message":"m","tags":[1,2],
    "relatedInformation":[{"location":\#(location),"message":"there"}],"data":{"b":[null,true,-1,1.5],"a":"x"}}
    """#
  private static let symbol = #""name":"b","kind":19,"tags":[1]"#

  /// A value of each type with all of its members, as JSON text.
  private static var whole: [(any (Decodable & JSONWritable).Type, String)] {
    [
      (PublishDiagnosticsNotification.self, #"{"uri":"file:///a/b","version":7,"diagnostics":[]}"#),
      (Diagnostic.self, diagnostic),
      (CodeDescription.self, #"{"href":"h"}"#),
      (DiagnosticRelatedInformation.self, #"{"location":\#(location),"message":"there"}"#),
      (Location.self, location),
      (PositionRange.self, range),
      (TextEdit.self, edit),
      (WorkspaceEdit.self, #"{"changes":{"file:///b":[\#(edit)],"file:///a":[]},"documentChanges":[]}"#),
      (TextDocumentEdit.self, #"{"textDocument":{"uri":"a","version":3},"edits":[\#(edit)]}"#),
      (
        CodeAction.self,
        #"""
        {"title":"t","kind":"quickfix","diagnostics":[\#(diagnostic)],"isPreferred":true,"edit":{},"disabled":{"reason":"r"},
        "command":{"title":"t","command":"c","arguments":["a"]},"data":[1]}
        """#
      ),
      (ShowDocumentRequest.self, #"{"uri":"file:///a","takeFocus":true}"#),
      (ShowDocumentResult.self, #"{"success":true}"#),
      (CodeActionDisabled.self, #"{"reason":"r"}"#),
      (CompletionList.self, #"{"isIncomplete":true,"itemDefaults":{},"items":[]}"#),
      (
        CompletionItemDefaults.self,
        #"{"commitCharacters":["="],"editRange":\#(range),"insertTextFormat":2,"insertTextMode":1,"data":{"uri":"a"}}"#
      ),
      (
        CompletionItem.self,
        #"""
        {"label":"b","labelDetails":{},"kind":10,"tags":[1],"detail":"\"d\"","documentation":{"kind":"markdown","value":"*x*"},
        "preselect":true,"sortText":"1","filterText":"<key>b","insertText":"b","insertTextFormat":2,"insertTextMode":1,
        "textEdit":\#(edit),"textEditText":"t","additionalTextEdits":[\#(edit)],"commitCharacters":["."],"data":[null]}
        """#
      ),
      (CompletionItemLabelDetails.self, #"{"detail":"d","description":"e"}"#),
      (Hover.self, #"{"contents":{"kind":"plaintext","value":"x"},"range":\#(range)}"#),
      (MarkupContent.self, #"{"kind":"markdown","value":"*x*"}"#),
      (
        DocumentSymbol.self,
        #"{\#(symbol),"detail":"c","range":\#(range),"selectionRange":\#(range),"children":[]}"#
      ),
      (SymbolInformation.self, #"{\#(symbol),"location":\#(location),"containerName":"c"}"#),
      (FoldingRange.self, #"{"startLine":1,"startCharacter":2,"endLine":3,"endCharacter":4,"kind":"region"}"#),
      (DocumentLink.self, #"{"range":\#(range),"target":"file:///a/b"}"#),
      (SemanticTokensAnswer.self, #"{"resultId":"1","data":[0,1,2,3,4]}"#),
      (SemanticTokensDeltaAnswer.self, #"{"resultId":"1","edits":[],"data":[5]}"#),
      (SemanticTokensEdit.self, #"{"start":1,"deleteCount":2,"data":[3]}"#),
      (InlayHint.self, #"{"position":{"line":0,"character":1},"label":"a","paddingLeft":true}"#),
      (CodeLens.self, #"{"range":\#(range),"command":{"title":"t","command":"c"}}"#),
      (Command.self, #"{"title":"t","command":"c","arguments":["a"]}"#),
      (DocumentHighlight.self, #"{"range":\#(range)}"#),
      (PrepareRenameResult.self, #"{"range":\#(range),"placeholder":"p"}"#),
      (LinkedEditingRanges.self, #"{"ranges":[\#(range)],"wordPattern":"[a-z]+"}"#),
      (
        InitializeResult.self,
        #"{"capabilities":{"hoverProvider":true,"completionProvider":{"triggerCharacters":["<","\""]}},"serverInfo":{"name":"n"}}"#
      ),
      (ProgramInfo.self, #"{"name":"n","version":"1"}"#),
      (RegisterCapabilityRequest.self, #"{"registrations":[]}"#),
      (Registration.self, #"{"id":"i","method":"m","registerOptions":{"b":1,"a":2}}"#),
      (ConfigurationRequest.self, #"{"items":[]}"#),
      (ConfigurationItem.self, #"{"scopeUri":"file:///r","section":"plist"}"#),
      (TextDocumentContentResult.self, #"{"text":"t"}"#),
      (TextDocumentContentRefreshRequest.self, #"{"uri":"plist-lsp:///a"}"#),
      (LogMessageNotification.self, #"{"type":2,"message":"m"}"#),
      (ShowMessageNotification.self, #"{"type":1,"message":"m"}"#),
      (LogTraceNotification.self, #"{"message":"m","verbose":"v"}"#),
      (WorkspaceDiagnosticReport.self, #"{"items":[]}"#),
      (ProgressNotification.self, #"{"token":1,"value":{"items":[]}}"#),
      (OptionalVersionedTextDocumentIdentifier.self, #"{"uri":"a","version":3}"#),
    ]
  }

  @Test(arguments: whole.indices) func everyMemberIsWritten(index: Int) throws {
    let (type, json) = Self.whole[index]
    let value = try expectRoundTrip(type, json)
    let written = Set(Mirror(reflecting: value).children.compactMap(\.label))
    let expected = try decode(JSONValue.self, json)
    for name in written { #expect(expected[name] != nil, "\(type): \(name) is not in the example") }
  }

  @Test func whatIsAbsentIsLeftOut() throws {
    let list = try expectRoundTrip(
      CompletionList.self,
      #"{"isIncomplete":false,"items":[{"label":"a","documentation":"x"}]}"#
    )
    #expect(list.items.first?.documentation == .text("x"))
    let start = Position(line: 0, character: 0)
    let diagnostic = Diagnostic(range: PositionRange(start: start, end: start), message: "m")
    #expect(
      text(PublishDiagnosticsNotification(uri: DocumentURI("a"), diagnostics: [diagnostic])) == #"""
        {"diagnostics":[{"message":"m","range":{"end":{"character":0,"line":0},"start":{"character":0,"line":0}}}],\#
        "uri":"a"}
        """#
    )
    #expect(text(InitializeResult(capabilities: [:])) == #"{"capabilities":{}}"#)
  }

  @Test func requestsWithoutParametersAreEmptyObjects() {
    #expect(text(DiagnosticRefreshRequest()) == "{}")
    #expect(text(CodeLensRefreshRequest()) == "{}")
  }
}
