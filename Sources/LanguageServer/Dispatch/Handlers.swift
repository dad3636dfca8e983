import JSONRPC
import LanguageServerProtocol

/// Answers one kind of request from an immutable copy of the session, beside other work.
protocol ReadHandler: Sendable {
  associatedtype Request: RequestType

  /// Returns the answer.
  static func answer(_ request: Request, in context: ReadContext) async throws(ResponseError) -> Request.Result
}

/// Answers one kind of request that changes the session, in its turn.
protocol SessionHandler: Sendable {
  associatedtype Request: RequestType

  /// How the request stands to those around it.
  static var order: MessageOrder { get }

  /// Changes the session and returns the answer.
  static func answer(
    _ request: Request,
    session: inout Session,
    services: Services
  ) throws(ResponseError) -> Request.Result
}

/// Takes in one kind of notification, in its turn.
protocol NotificationHandler: Sendable {
  associatedtype Notification: NotificationType

  /// Changes the session as the notification says.
  static func apply(_ notification: Notification, to session: inout Session, services: Services)
}

/// What a read works with.
struct ReadContext: Sendable {
  /// The state of the session when the read began.
  let session: Session
  /// What else there is.
  let services: Services

  /// Returns an open document of which the engine can say something, else nil.
  func document(_ identifier: TextDocumentIdentifier) -> OpenDocument? {
    guard let document = session.documents[identifier.uri], document.document.kind != .other else { return nil }
    return document
  }

  /// Ends the work on a request that the client no longer wants answered.
  func checkCancellation() throws(ResponseError) {
    if Task.isCancelled { throw .cancelled }
  }
}

extension ResponseError {
  /// The answer to a request that the client cancelled.
  static let cancelled = ResponseError(code: .requestCancelled, message: "The request was cancelled.")
}
