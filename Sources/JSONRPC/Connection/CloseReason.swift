/// Why a connection no longer delivers messages.
public enum CloseReason: Error, Hashable, Sendable {
  /// The peer closed its side between two messages.
  case endOfInput
  /// The input cannot be split into messages any further.
  case framing(FramingError)
  /// The input cannot be read.
  case readFailed(SystemError)
  /// Nothing can be written, so the peer has exited.
  case writeFailed(SystemError)
  /// The owner closed the connection.
  case closedByOwner
}
