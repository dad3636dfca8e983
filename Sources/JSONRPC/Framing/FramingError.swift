/// Why a byte stream can no longer be split into messages; each of these is fatal for the connection.
public enum FramingError: Error, Hashable, Sendable {
  /// A header line is not `Name: value` in ASCII, or is not ended by CRLF.
  case malformedHeader
  /// The header ended without a `Content-Length` field.
  case missingContentLength
  /// The value of `Content-Length` is not a plain decimal number.
  case invalidContentLength(String)
  /// Two `Content-Length` fields of one header disagree.
  case conflictingContentLength
  /// The header is longer than the limit, in bytes.
  case headerTooLong(limit: Int)
  /// The announced body is longer than the limit, in bytes.
  case bodyTooLong(limit: Int)
  /// The input ended within a message.
  case truncated
}

extension FramingError: CustomStringConvertible {
  /// One sentence for the log.
  public var description: String {
    switch self {
    case .malformedHeader: "A message header has a line that is not 'Name: value' in ASCII, ended by CRLF."
    case .missingContentLength: "A message header has no Content-Length."
    case .invalidContentLength(let value): "The Content-Length '\(value)' is not a decimal number."
    case .conflictingContentLength: "A message header has two different Content-Length fields."
    case .headerTooLong(let limit): "A message header is longer than \(limit) bytes."
    case .bodyTooLong(let limit): "A message body is announced as longer than \(limit) bytes."
    case .truncated: "The input ended within a message."
    }
  }
}
