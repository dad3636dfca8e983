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
