import LanguageServerProtocol

/// Which handler takes which message; a new one is one more line here.
enum MessageTable {
  /// The handlers of requests that only look, by method.
  static let reads = table([
    CodeActionHandler.self,
    CompletionHandler.self,
    CompletionResolveHandler.self,
    DocumentDiagnosticHandler.self,
    HoverHandler.self,
  ])

  /// The handlers of requests that change the session, by method.
  static let sessionRequests = table([
    InitializeHandler.self,
    ShutdownHandler.self,
  ])

  /// The handlers of notifications, by method; `exit` and `$/cancelRequest` are the dispatcher's own.
  static let notifications = table([
    DidChangeConfigurationHandler.self,
    DidChangeHandler.self,
    DidChangeWatchedFilesHandler.self,
    DidCloseHandler.self,
    DidOpenHandler.self,
    DidSaveHandler.self,
    InitializedHandler.self,
    SetTraceHandler.self,
  ])

  private static func table(_ handlers: [any ReadHandler.Type]) -> [String: any ReadHandler.Type] {
    Dictionary(handlers.map { (method(of: $0), $0) }) { first, _ in first }
  }

  private static func table(_ handlers: [any SessionHandler.Type]) -> [String: any SessionHandler.Type] {
    Dictionary(handlers.map { (method(of: $0), $0) }) { first, _ in first }
  }

  private static func table(_ handlers: [any NotificationHandler.Type]) -> [String: any NotificationHandler.Type] {
    Dictionary(handlers.map { (method(of: $0), $0) }) { first, _ in first }
  }

  private static func method<Handler: ReadHandler>(of handler: Handler.Type) -> String {
    Handler.Request.method
  }

  private static func method<Handler: SessionHandler>(of handler: Handler.Type) -> String {
    Handler.Request.method
  }

  private static func method<Handler: NotificationHandler>(of handler: Handler.Type) -> String {
    Handler.Notification.method
  }
}
