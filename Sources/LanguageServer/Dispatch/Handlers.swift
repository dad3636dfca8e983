import JSON
import JSONRPC
import LanguageServerProtocol

/// Answers one kind of request from an immutable copy of the session, beside other work.
protocol ReadHandler: Sendable {
  associatedtype Request: RequestType

  /// Returns the JSON text of an answer; the general encoder makes it where a handler has no way of its own.
  static func text(of result: Request.Result) throws -> [UInt8]

  /// Returns the answer.
  static func answer(_ request: Request, in context: ReadContext) async throws(ResponseError) -> Request.Result
}

extension ReadHandler {
  static func text(of result: Request.Result) throws -> [UInt8] {
    try JSONText.encode(result)
  }
}

/// Answers one kind of request that changes the session, in its turn.
protocol SessionHandler: Sendable {
  associatedtype Request: RequestType

  /// How the request stands to those around it.
  static var order: MessageOrder { get }

  /// Reads the parameters; the general decoder does where a handler has no way of its own.
  static func read(_ message: MessageEnvelope) throws(ResponseError) -> Request

  /// Returns the JSON text of an answer; the general encoder makes it where a handler has no way of its own.
  static func text(of result: Request.Result) throws -> [UInt8]

  /// Changes the session and returns the answer.
  static func answer(
    _ request: Request,
    session: inout Session,
    services: Services
  ) throws(ResponseError) -> Request.Result
}

extension SessionHandler {
  static func read(_ message: MessageEnvelope) throws(ResponseError) -> Request {
    try message.decodeParams(Request.self)
  }

  static func text(of result: Request.Result) throws -> [UInt8] {
    try JSONText.encode(result)
  }
}

/// Takes in one kind of notification, in its turn.
protocol NotificationHandler: Sendable {
  associatedtype Notification: NotificationType

  /// Reads a message and changes the session as it says.
  static func take(_ message: MessageEnvelope, into session: inout Session, services: Services) throws(ResponseError)

  /// Changes the session as the notification says.
  static func apply(_ notification: Notification, to session: inout Session, services: Services)
}

extension NotificationHandler {
  static func take(_ message: MessageEnvelope, into session: inout Session, services: Services) throws(ResponseError) {
    apply(try message.decodeParams(Notification.self), to: &session, services: services)
  }
}

/// What a read works with.
struct ReadContext: Sendable {
  /// The state of the session when the read began.
  let session: Session
  /// What else there is.
  let services: Services

  /// Returns an open property list or table of strings, else nil.
  func document(_ identifier: TextDocumentIdentifier) -> OpenDocument? {
    guard let document = session.documents[identifier.uri], document.isPropertyList else { return nil }
    return document
  }

  /// Returns an open document in which something may be found, else nil.
  func judgedDocument(_ identifier: TextDocumentIdentifier) -> OpenDocument? {
    guard let document = session.documents[identifier.uri], document.role != .foreign else { return nil }
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
