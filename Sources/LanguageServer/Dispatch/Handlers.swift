import JSON
import JSONRPC
import LanguageServerProtocol

/// Answers one kind of request from an immutable copy of the session, concurrently with other work.
protocol ReadHandler: Sendable {
  associatedtype Request: RequestType

  /// Returns the capability for the answer to `initialize`; nil if the client cannot use it or the capability of
  /// another request covers it.
  static func capability(for client: ClientFeatures) -> Capability?

  /// Returns the answer.
  static func answer(_ request: Request, in context: ReadContext) async throws(ResponseError) -> Request.Result

  /// Returns the JSON text of an answer.
  static func text(of result: Request.Result) throws -> [UInt8]
}

extension ReadHandler {
  /// The name of the request.
  static var method: String { Request.method }

  static func text(of result: Request.Result) throws -> [UInt8] { try JSONText.encode(result) }
}

extension ReadHandler where Request.Result: JSONWritable {
  static func text(of result: Request.Result) throws -> [UInt8] { result.json }
}

/// Something that the server can do, for the answer to `initialize`.
struct Capability: Sendable {
  /// The name of the member of `ServerCapabilities`, in the protocol.
  var name: String
  /// The value of the member.
  var options: JSONValue
}

/// Answers one kind of request that changes the session, in its turn.
protocol SessionHandler: Sendable {
  associatedtype Request: RequestType

  /// The order of the request among other messages.
  static var order: MessageOrder { get }

  /// Reads the parameters.
  static func read(_ message: MessageEnvelope) throws(ResponseError) -> Request

  /// Changes the session and returns the answer.
  static func answer(
    _ request: Request,
    session: inout Session,
    services: Services
  ) throws(ResponseError) -> Request.Result

  /// Returns the JSON text of an answer.
  static func text(of result: Request.Result) throws -> [UInt8]
}

extension SessionHandler {
  /// The name of the request.
  static var method: String { Request.method }

  static func read(_ message: MessageEnvelope) throws(ResponseError) -> Request {
    try message.decodeParams(Request.self)
  }

  static func text(of result: Request.Result) throws -> [UInt8] { try JSONText.encode(result) }
}

extension SessionHandler where Request: ViewReadable {
  static func read(_ message: MessageEnvelope) throws(ResponseError) -> Request {
    if let request = message.paramsView.flatMap(Request.init) { return request }
    return try message.decodeParams(Request.self)
  }
}

extension SessionHandler where Request.Result: JSONWritable {
  static func text(of result: Request.Result) throws -> [UInt8] { result.json }
}

/// Handles one kind of notification, in its turn.
protocol NotificationHandler: Sendable {
  associatedtype Notification: NotificationType

  /// Reads a message and changes the session accordingly.
  static func take(_ message: MessageEnvelope, into session: inout Session, services: Services) throws(ResponseError)

  /// Changes the session according to the notification.
  static func apply(_ notification: Notification, to session: inout Session, services: Services)
}

extension NotificationHandler {
  /// The name of the notification.
  static var method: String { Notification.method }

  static func take(_ message: MessageEnvelope, into session: inout Session, services: Services) throws(ResponseError) {
    apply(try message.decodeParams(Notification.self), to: &session, services: services)
  }
}

extension NotificationHandler where Notification: ViewReadable {
  static func take(_ message: MessageEnvelope, into session: inout Session, services: Services) throws(ResponseError) {
    if let notification = message.paramsView.flatMap(Notification.init) {
      apply(notification, to: &session, services: services)
    } else {
      apply(try message.decodeParams(Notification.self), to: &session, services: services)
    }
  }
}
