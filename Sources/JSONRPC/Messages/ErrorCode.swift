/// The code of an error response; the named ones are those of JSON-RPC 2.0 and of LSP 3.17, section `ErrorCodes`.
public struct ErrorCode: RawRepresentable, Hashable, Sendable, Codable {
  /// The number that is sent.
  public let rawValue: Int

  /// Creates a code from any number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text is not JSON.
  public static let parseError = ErrorCode(rawValue: -32700)
  /// The JSON is not a message, or the message is not allowed in this state.
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  /// No handler for the method of a request.
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  /// The parameters do not have the form that the method requires.
  public static let invalidParams = ErrorCode(rawValue: -32602)
  /// An internal error of the peer that answers.
  public static let internalError = ErrorCode(rawValue: -32603)
  /// A request came before `initialize`.
  public static let serverNotInitialized = ErrorCode(rawValue: -32002)
  /// The request is valid but cannot be carried out; clients show the message.
  public static let requestFailed = ErrorCode(rawValue: -32803)
  /// The client cancelled the request.
  public static let requestCancelled = ErrorCode(rawValue: -32800)
}
