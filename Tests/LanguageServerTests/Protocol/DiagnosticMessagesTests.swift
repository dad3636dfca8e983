import Testing

@testable import LanguageServer

@Suite struct DiagnosticMessagesTests {
  private static let range = #"{"start":{"line":0,"character":0},"end":{"line":0,"character":5}}"#
  private static let diagnostic = #"""
    {"range":\#(range),"severity":2,"code":"rule-id","codeDescription":{"href":"https://example.org/rule-id"},
    "source":"plist-lsp","message":"Text.","tags":[1,2],"data":{"fix":[1]},
    "relatedInformation":[{"location":{"uri":"b","range":\#(range)},"message":"Here."}]}
    """#

  @Test func publishDiagnostics() throws {
    let json = #"{"uri":"a","version":3,"diagnostics":[\#(Self.diagnostic)]}"#
    let message = try expectRoundTrip(PublishDiagnosticsNotification.self, json)
    #expect(message.diagnostics.first?.severity == .warning)
    #expect(message.diagnostics.first?.code == .string("rule-id"))
    #expect(message.diagnostics.first?.tags == [.unnecessary, .deprecated])
  }

  @Test func smallDiagnosticHasNoNulls() throws {
    let start = Position(line: 0, character: 0)
    let diagnostic = Diagnostic(range: PositionRange(start: start, end: start), message: "m")
    #expect(
      text(PublishDiagnosticsNotification(uri: DocumentURI("a"), diagnostics: [diagnostic])) == #"""
        {"diagnostics":[{"message":"m","range":{"end":{"character":0,"line":0},"start":{"character":0,"line":0}}}],\#
        "uri":"a"}
        """#
    )
  }

  @Test func pullRequest() throws {
    let json = #"{"textDocument":{"uri":"a"},"identifier":"i","previousResultId":"7"}"#
    try expectRoundTrip(DocumentDiagnosticRequest.self, json)
    try expectRoundTrip(DocumentDiagnosticRequest.self, #"{"textDocument":{"uri":"a"}}"#)
  }

  @Test func pullReports() throws {
    let full = #"{"kind":"full","resultId":"8","items":[\#(Self.diagnostic)]}"#
    guard case .full("8", let items) = try expectRoundTrip(DocumentDiagnosticReport.self, full) else {
      Issue.record("not a full report")
      return
    }
    #expect(items.count == 1)
    try expectRoundTrip(DocumentDiagnosticReport.self, #"{"kind":"full","items":[]}"#)
    let unchanged = try expectRoundTrip(DocumentDiagnosticReport.self, #"{"kind":"unchanged","resultId":"8"}"#)
    #expect(unchanged == .unchanged(resultId: "8"))
    #expect(throws: (any Error).self) { try decode(DocumentDiagnosticReport.self, #"{"kind":"other"}"#) }
  }

  @Test func workspaceReports() throws {
    try expectRoundTrip(
      WorkspaceDiagnosticRequest.self,
      #"{"identifier":"i","previousResultIds":[{"uri":"a","value":"7"}],"partialResultToken":"t"}"#
    )
    let json = #"{"items":[{"uri":"a","version":3,"kind":"unchanged","resultId":"8"}]}"#
    try expectRoundTrip(WorkspaceDiagnosticReport.self, json)
    try expectRoundTrip(ProgressNotification.self, #"{"token":1,"value":\#(json)}"#)
    let closed = WorkspaceDocumentDiagnosticReport(uri: DocumentURI("a"), report: .full(resultId: nil, items: []))
    #expect(text(closed) == #"{"items":[],"kind":"full","uri":"a","version":null}"#)
  }

  @Test func refresh() throws {
    try expectRoundTrip(DiagnosticRefreshRequest.self, "{}")
  }
}
