import Testing

@testable import LanguageServer

@Suite struct MethodNameTests {
  @Test func requests() {
    let requests: [any RequestType.Type] = [
      InitializeRequest.self, ShutdownRequest.self, RegisterCapabilityRequest.self,
      CompletionRequest.self, CompletionItem.self, HoverRequest.self, CodeActionRequest.self,
      DocumentDiagnosticRequest.self, DiagnosticRefreshRequest.self, ConfigurationRequest.self,
      DocumentFormattingRequest.self, DocumentRangeFormattingRequest.self, DocumentRangesFormattingRequest.self,
      DocumentSymbolRequest.self, FoldingRangeRequest.self, SelectionRangeRequest.self, DocumentLinkRequest.self,
      DocumentOnTypeFormattingRequest.self, InlayHintRequest.self, LinkedEditingRangeRequest.self,
      SemanticTokensRequest.self, SemanticTokensDeltaRequest.self, SemanticTokensRangeRequest.self,
      DefinitionRequest.self, ReferencesRequest.self, DocumentHighlightRequest.self, PrepareRenameRequest.self,
      RenameRequest.self, WorkspaceDiagnosticRequest.self, WorkspaceSymbolRequest.self,
      CodeLensRequest.self, CodeLensRefreshRequest.self,
      TextDocumentContentRequest.self, ShowDocumentRequest.self,
    ]
    #expect(
      requests.map { $0.method } == [
        "initialize", "shutdown", "client/registerCapability",
        "textDocument/completion", "completionItem/resolve", "textDocument/hover", "textDocument/codeAction",
        "textDocument/diagnostic", "workspace/diagnostic/refresh", "workspace/configuration",
        "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/rangesFormatting",
        "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/selectionRange",
        "textDocument/documentLink",
        "textDocument/onTypeFormatting", "textDocument/inlayHint", "textDocument/linkedEditingRange",
        "textDocument/semanticTokens/full", "textDocument/semanticTokens/full/delta",
        "textDocument/semanticTokens/range",
        "textDocument/definition", "textDocument/references", "textDocument/documentHighlight",
        "textDocument/prepareRename", "textDocument/rename", "workspace/diagnostic", "workspace/symbol",
        "textDocument/codeLens", "workspace/codeLens/refresh",
        "workspace/textDocumentContent", "window/showDocument",
      ]
    )
  }

  @Test func notifications() {
    let notifications: [any NotificationType.Type] = [
      InitializedNotification.self, ExitNotification.self, SetTraceNotification.self, LogTraceNotification.self,
      CancelNotification.self, LogMessageNotification.self, ShowMessageNotification.self,
      DidOpenTextDocumentNotification.self,
      DidChangeTextDocumentNotification.self, DidSaveTextDocumentNotification.self,
      DidCloseTextDocumentNotification.self, PublishDiagnosticsNotification.self,
      DidChangeConfigurationNotification.self, DidChangeWatchedFilesNotification.self,
      DidChangeWorkspaceFoldersNotification.self, ProgressNotification.self,
    ]
    #expect(
      notifications.map { $0.method } == [
        "initialized", "exit", "$/setTrace", "$/logTrace",
        "$/cancelRequest", "window/logMessage", "window/showMessage",
        "textDocument/didOpen",
        "textDocument/didChange", "textDocument/didSave",
        "textDocument/didClose", "textDocument/publishDiagnostics",
        "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles",
        "workspace/didChangeWorkspaceFolders", "$/progress",
      ]
    )
  }
}
