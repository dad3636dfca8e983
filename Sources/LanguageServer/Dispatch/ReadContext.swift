import JSONRPC
import Messages

/// What a read works with.
struct ReadContext: Sendable {
  /// The state of the session when the read began.
  let session: Session
  /// The other parts of the server.
  let services: Services

  /// Returns an open property list or string table, else nil; waits until it is read.
  func propertyList(_ identifier: TextDocumentIdentifier) async -> OpenDocument? {
    guard let document = session.documents[identifier.uri], await document.isPropertyList else { return nil }
    return document
  }

  /// Returns an open property list or string table whose text the client can change, else nil.
  func editableList(_ identifier: TextDocumentIdentifier) async -> OpenDocument? {
    guard let document = await propertyList(identifier), !document.isBinaryView else { return nil }
    return document
  }

  /// Throws if the document cannot be changed since it is the view of a binary property list.
  func checkItCanBeChanged(_ identifier: TextDocumentIdentifier) throws(ResponseError) {
    guard BinaryView.isAddress(identifier.uri) else { return }
    throw ResponseError(code: .requestFailed, message: Messages.text("common.not-changed-view"))
  }

  /// Returns an open property list, string table or file of another format with keys, else nil; waits until it is read.
  func keyDocument(_ identifier: TextDocumentIdentifier) async -> OpenDocument? {
    guard let document = session.documents[identifier.uri], await document.hasKeys else { return nil }
    return document
  }

  /// Returns an open document that may have findings, else nil; waits until it is read.
  ///
  /// The view of a binary property list has none: it cannot be edited.
  func checkedDocument(_ identifier: TextDocumentIdentifier) async -> OpenDocument? {
    guard let document = session.documents[identifier.uri], !document.isBinaryView, await document.role != .foreign
    else { return nil }
    return document
  }

  /// Ends the work on a request that the client has cancelled.
  func checkCancellation() throws(ResponseError) {
    if Task.isCancelled { throw .cancelled }
  }
}

extension ResponseError {
  /// The answer to a request that the client cancelled.
  static let cancelled = ResponseError(code: .requestCancelled, message: "The request was cancelled.")
}
