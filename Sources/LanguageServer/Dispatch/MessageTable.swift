/// The table of handlers; a new one is one more line here.
enum MessageTable {
  /// The handlers of requests that only read; their capabilities are the answer to `initialize`.
  static let reads: [any ReadHandler.Type] = [
    CodeActionHandler.self,
    CodeActionResolveHandler.self,
    CodeLensHandler.self,
    CompletionHandler.self,
    CompletionResolveHandler.self,
    DefinitionHandler.self,
    DocumentDiagnosticHandler.self,
    DocumentFormattingHandler.self,
    DocumentHighlightHandler.self,
    DocumentLinkHandler.self,
    DocumentOnTypeFormattingHandler.self,
    DocumentRangeFormattingHandler.self,
    DocumentRangesFormattingHandler.self,
    DocumentSymbolHandler.self,
    ExecuteCommandHandler.self,
    FoldingRangeHandler.self,
    HoverHandler.self,
    InlayHintHandler.self,
    LinkedEditingRangeHandler.self,
    PrepareRenameHandler.self,
    ReferencesHandler.self,
    RenameHandler.self,
    SelectionRangeHandler.self,
    SemanticTokensDeltaHandler.self,
    SemanticTokensHandler.self,
    SemanticTokensRangeHandler.self,
    TextDocumentContentHandler.self,
    WorkspaceDiagnosticHandler.self,
    WorkspaceSymbolHandler.self,
  ]

  /// The handlers of requests that change the session.
  static let sessionRequests: [any SessionHandler.Type] = [
    InitializeHandler.self,
    ShutdownHandler.self,
  ]

  /// The handlers of notifications; `exit` and `$/cancelRequest` are the dispatcher's own.
  static let notifications: [any NotificationHandler.Type] = [
    DidChangeConfigurationHandler.self,
    DidChangeHandler.self,
    DidChangeWatchedFilesHandler.self,
    DidChangeWorkspaceFoldersHandler.self,
    DidCloseHandler.self,
    DidOpenHandler.self,
    DidSaveHandler.self,
    InitializedHandler.self,
    SetTraceHandler.self,
  ]
}
