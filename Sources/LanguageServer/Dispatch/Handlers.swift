import JSON
import JSONRPC

/// Answers one kind of request from an immutable copy of the session, concurrently with other work.
protocol ReadHandler: Sendable {
  associatedtype Request: RequestType & Decodable

  /// Returns the capability for the answer to `initialize`; nil if the client cannot use it or the capability of
  /// another request covers it.
  static func capability(for client: ClientFeatures) -> Capability?

  /// Returns the answer.
  static func answer(_ request: Request, in context: ReadContext) async throws(ResponseError) -> Request.Result
}

extension ReadHandler {
  /// The name of the request.
  static var method: String { Request.method }
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
  associatedtype Request: RequestType & Decodable

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
}

extension SessionHandler {
  /// The name of the request.
  static var method: String { Request.method }

  static func read(_ message: MessageEnvelope) throws(ResponseError) -> Request {
    try message.decodeParams(Request.self)
  }
}

extension SessionHandler where Request: ViewReadable {
  static func read(_ message: MessageEnvelope) throws(ResponseError) -> Request {
    if let request = message.paramsView.flatMap(Request.init) { return request }
    return try message.decodeParams(Request.self)
  }
}

/// Handles one kind of notification, in its turn.
protocol NotificationHandler: Sendable {
  associatedtype Notification: NotificationType & Decodable

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

/// The order of a message relative to other messages.
///
/// Messages start in the order of arrival. A read gets an immutable copy of the session when it starts, so a later edit
/// need not wait for it. That is why the document does not matter here: a change stores a text and notes in the session
/// what to do next; it neither parses nor waits for a parse. Long work (parsing, checks, reading the disk) runs on its
/// own threads (`WorkThread`) and is published; only readers of a result wait for it.
enum MessageOrder: CaseIterable {
  /// Changes the session or a document; later messages see the change.
  case change
  /// Only reads the state after the messages before it.
  case read
  /// Ends something; earlier messages must be answered first.
  case barrier

  /// Whether a message must be finished before a later one starts.
  func mustFinish(before later: MessageOrder) -> Bool {
    switch (self, later) {
    case (.change, _), (.barrier, _): true
    case (.read, .barrier): true
    case (.read, .read), (.read, .change): false
    }
  }
}
