import JSON

/// The error member of a response.
public struct ResponseError: Error, Hashable, Sendable {
  /// The kind of failure.
  public var code: ErrorCode
  /// One sentence for users.
  public var message: String
  /// The `data` member as UTF-8 JSON text, not decoded; `nil` when there is none.
  public var data: [UInt8]?

  /// Creates an error; `data`, if given, must be one JSON value in UTF-8.
  public init(code: ErrorCode, message: String, data: [UInt8]? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The answer to a request for a method without a handler.
  public static func methodNotFound(_ method: String) -> ResponseError {
    ResponseError(code: .methodNotFound, message: "The method '\(method)' is not supported.")
  }
}

/// The code of an error response; the named ones are those of JSON-RPC 2.0 and of LSP 3.17, section `ErrorCodes`.
public struct ErrorCode: RawRepresentable, Hashable, Sendable, Decodable, JSONWritable {
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

extension ResponseError {
  /// The error to answer with when a member of a message cannot be decoded; the message names the invalid field.
  init(decoding member: String, failure: any Error) {
    guard let failure = failure as? DecodingError else {
      self.init(code: .invalidParams, message: "\(member): \(failure)")
      return
    }
    switch failure {
    case .keyNotFound(let key, let context):
      let field = Self.fieldName(member, context.codingPath + [key])
      self.init(code: .invalidParams, message: "\(field) is missing.")
    case .valueNotFound(_, let context):
      self.init(code: .invalidParams, message: "\(Self.fieldName(member, context.codingPath)) must not be null.")
    case .typeMismatch(_, let context):
      self.init(code: .invalidParams, message: "\(Self.fieldName(member, context.codingPath)) has the wrong type.")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      // The decoder reports broken JSON text in this way, and only that: a rejected value always has a path.
      self.init(code: .parseError, message: "\(member) is not valid JSON.")
    case .dataCorrupted(let context):
      let field = Self.fieldName(member, context.codingPath)
      self.init(code: .invalidParams, message: "\(field) has a value that is not allowed.")
    @unknown default:
      self.init(code: .invalidParams, message: "\(member) cannot be decoded.")
    }
  }

  private static func fieldName(_ member: String, _ path: [any CodingKey]) -> String {
    path.reduce(into: member) { name, key in
      name += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
  }
}
