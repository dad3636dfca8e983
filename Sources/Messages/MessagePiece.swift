/// A part of a text of the string tables.
public enum MessagePiece: Sendable, Hashable {
  /// Words as they stand there.
  case words(String)
  /// The place of an argument, by its index, and what stands there for it, such as `%1$@`.
  case argument(Int, placeholder: String)
}
