import LanguageServerProtocol
import Testing

@Suite struct MethodNameTests {
  @Test func requests() {
    let requests: [any RequestType.Type] = [
      InitializeRequest.self, ShutdownRequest.self, RegisterCapabilityRequest.self, UnregisterCapabilityRequest.self,
      CompletionRequest.self, CompletionItemResolveRequest.self, HoverRequest.self, CodeActionRequest.self,
      CodeActionResolveRequest.self, DocumentDiagnosticRequest.self, DiagnosticRefreshRequest.self,
      ConfigurationRequest.self, ApplyEditRequest.self, WorkDoneProgressCreateRequest.self,
    ]
    #expect(
      requests.map { $0.method } == [
        "initialize", "shutdown", "client/registerCapability", "client/unregisterCapability",
        "textDocument/completion", "completionItem/resolve", "textDocument/hover", "textDocument/codeAction",
        "codeAction/resolve", "textDocument/diagnostic", "workspace/diagnostic/refresh",
        "workspace/configuration", "workspace/applyEdit", "window/workDoneProgress/create",
      ]
    )
  }

  @Test func notifications() {
    let notifications: [any NotificationType.Type] = [
      InitializedNotification.self, ExitNotification.self, SetTraceNotification.self, LogTraceNotification.self,
      CancelNotification.self, ProgressNotification.self, LogMessageNotification.self, ShowMessageNotification.self,
      WorkDoneProgressCancelNotification.self, DidOpenTextDocumentNotification.self,
      DidChangeTextDocumentNotification.self, DidSaveTextDocumentNotification.self,
      DidCloseTextDocumentNotification.self, PublishDiagnosticsNotification.self,
      DidChangeConfigurationNotification.self, DidChangeWatchedFilesNotification.self,
      DidChangeWorkspaceFoldersNotification.self,
    ]
    #expect(
      notifications.map { $0.method } == [
        "initialized", "exit", "$/setTrace", "$/logTrace",
        "$/cancelRequest", "$/progress", "window/logMessage", "window/showMessage",
        "window/workDoneProgress/cancel", "textDocument/didOpen",
        "textDocument/didChange", "textDocument/didSave",
        "textDocument/didClose", "textDocument/publishDiagnostics",
        "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles",
        "workspace/didChangeWorkspaceFolders",
      ]
    )
  }
}
