#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
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

  /// Creates an error whose `data` member is the JSON of a value.
  ///
  /// - Throws: `EncodingError` when the value has no JSON form.
  public init(code: ErrorCode, message: String, encoding data: some Encodable) throws {
    self.init(code: code, message: message, data: try JSONText.encode(data))
  }

  /// The answer to a request for a method without a handler.
  public static func methodNotFound(_ method: String) -> ResponseError {
    ResponseError(code: .methodNotFound, message: "The method '\(method)' is not supported.")
  }

  /// Decodes the `data` member; `nil` when there is none.
  ///
  /// - Throws: `DecodingError` when the member does not have the form of `type`.
  public func decodeData<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try data.map { try JSONDecoder().decode(type, from: Data($0)) }
  }
}
