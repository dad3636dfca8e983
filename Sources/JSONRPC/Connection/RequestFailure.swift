/// Why a request to the peer has no result.
public enum RequestFailure: Error, Hashable, Sendable {
  /// The peer answered with an error, or with a result that cannot be read.
  case refused(ResponseError)
  /// The connection ended before the answer came.
  case connectionClosed
  /// The waiting task was cancelled.
  case cancelled
  /// The parameters have no JSON form.
  case unencodableParams(String)
}
