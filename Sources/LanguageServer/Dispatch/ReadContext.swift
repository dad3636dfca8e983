import JSONRPC
import LanguageServerProtocol

/// What a read works with.
struct ReadContext: Sendable {
  /// The state of the session when the read began.
  let session: Session
  /// What else there is.
  let services: Services

  /// Returns an open property list or table of strings, else nil; waits until it is read.
  func propertyList(_ identifier: TextDocumentIdentifier) async -> OpenDocument? {
    guard let document = session.documents[identifier.uri], await document.isPropertyList else { return nil }
    return document
  }

  /// Returns an open document in which something may be found, else nil; waits until it is read.
  func checkedDocument(_ identifier: TextDocumentIdentifier) async -> OpenDocument? {
    guard let document = session.documents[identifier.uri], await document.role != .foreign else { return nil }
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
